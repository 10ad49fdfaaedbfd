import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/site",
  buildDirectory: "dist",
  // Every page is written out by the build; any file server can serve the result.
  ssr: false,
  // The page for unknown addresses is rendered at one of them, for the server to answer with.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
} satisfies Config;
