/** The style sheet of an HTML report, for the screen and for paper. */
export const htmlStyle = `
:root { color-scheme: light; --ink: #1c1b19; --grey: #5f5c56; --hair: #d9d5cc; --blue: #2563eb; --paper: #fdfcfa;
  --error: #b42318; --warning: #8a5a00; --style: #6d3bc4; --match: #0b6b64; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 .75rem; }
h1, h2, p, dd, td, th, blockquote { overflow-wrap: anywhere; }
.figures .value { overflow-wrap: break-word; }
.subtitle { color: var(--grey); font-size: 1.1rem; margin: .4rem 0 0; }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 1.25rem 0 0; padding: .75rem 0 0; border-top: 1px solid var(--hair); }
.facts div { display: flex; gap: .5rem; }
dt, .note, caption, figcaption, thead th { color: var(--grey); font-size: .875rem; }
dd { margin: 0; }
.facts dd { font-size: .875rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1.5rem 2rem; margin: 1rem 0; }
.figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.figures .value { font-size: 1.5rem; font-weight: 600; line-height: 1.25; font-variant-numeric: tabular-nums; }
.figures .note { order: -1; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding-bottom: .4rem; }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--hair); text-align: start; vertical-align: top; }
th { font-weight: 600; }
.number { text-align: end; white-space: nowrap; overflow-wrap: normal; }
tbody th { font-weight: 400; }
th:last-child, td:last-child { padding-inline-end: 0; }
figure { margin: 1.5rem 0; }
figcaption { margin-bottom: .5rem; }
.bar { width: 50%; padding-block: .55rem; }
.bar span { display: block; height: .8rem; background: var(--blue); print-color-adjust: exact; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
details { font-size: .875rem; margin-top: .5rem; }
.findings { padding: 0; margin: 1rem 0; list-style: none; counter-reset: finding; }
.findings > li { counter-increment: finding; padding: .9rem 0; border-bottom: 1px solid var(--hair); break-inside: avoid; }
.findings p { margin: 0; }
.findings p:first-child::before { content: counter(finding) ". "; color: var(--grey); }
.severity { font-weight: 600; }
blockquote { margin: .4rem 0; font-family: Georgia, serif; font-size: 1.05rem; }
mark { background: none; color: inherit; text-decoration: underline 2px; text-underline-offset: .2em; text-decoration-skip-ink: none; }
.error .severity { color: var(--error); } .error mark { text-decoration: var(--error) wavy underline; }
.warning .severity { color: var(--warning); } .warning mark { text-decoration-color: var(--warning); text-decoration-style: dotted; }
.style .severity { color: var(--style); } .style mark { text-decoration-color: var(--style); text-decoration-style: dashed; }
.match .severity { color: var(--match); } .match mark { text-decoration-color: var(--match); }
.text p { margin: 0 0 .75rem; white-space: pre-wrap; min-height: 1em; font-family: Georgia, serif; font-size: 1.05rem; }
@media print {
  @page { margin: 20mm; }
  body { background: none; font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  h1, h2, caption, figcaption { break-after: avoid; }
  thead { display: table-header-group; }
  tr, figure, .figures > div { break-inside: avoid; }
  details { display: none; }
}
`;
