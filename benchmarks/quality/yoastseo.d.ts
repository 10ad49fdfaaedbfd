/** What the measurements use of yoastseo, which ships no types. */

declare module "yoastseo" {
  export interface PeerPaper {
    readonly peerPaper: true;
  }
  interface PeerResult {
    getIdentifier(): string;
    getScore(): number;
  }
  interface PeerAssessor {
    assess(paper: PeerPaper): void;
    readonly results: readonly PeerResult[];
    getValidResults(): readonly PeerResult[];
  }
  interface YoastSeo {
    readonly Paper: new (text: string, attributes: Readonly<Record<string, string>>) => PeerPaper;
    readonly SeoAssessor: new (researcher: object) => PeerAssessor;
    readonly ContentAssessor: new (researcher: object) => PeerAssessor;
  }
  const yoast: YoastSeo;
  export default yoast;
}

declare module "yoastseo/build/languageProcessing/languages/en/Researcher.js" {
  const module: { readonly default: new (paper: import("yoastseo").PeerPaper) => object };
  export default module;
}
