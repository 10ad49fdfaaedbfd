import { readSite } from "#server/site-files.ts";
import { createSiteServer } from "#server/site-server.ts";
import { listenOnFreePort } from "#server/listen.ts";
import { buildSite } from "./build.ts";
import { site } from "#config";
import { clientFolder, textCaseFolder } from "./paths.ts";
import { buildIsFresh } from "./sources.ts";

const defaultPort = 3000;

if (!(await buildIsFresh())) {
  process.stdout.write("Building the site…\n");
  await buildSite();
}

const server = createSiteServer(await readSite(clientFolder), {
  origin: site.origin,
  textCaseHost: process.env["TEXT_CASE_HOST"] ?? "",
  textCasePages: await readSite(textCaseFolder),
});
const wanted = Number(process.env["PORT"] ?? defaultPort);
const { port, takenPorts } = await listenOnFreePort(server, wanted);
for (const taken of takenPorts) process.stdout.write(`Port ${taken} is taken; trying the next.\n`);
process.stdout.write(`Wordbench is at http://localhost:${port}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
