import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, copyFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Makes the documents of this folder anew from their sources: `node tests/corpus/office/make.ts`. */

const here = fileURLToPath(new URL(".", import.meta.url));
const sources = join(here, "sources");
const made = mkdtempSync(join(tmpdir(), "office-corpus-"));

const password = "harbour";
const encrypted = {
  EncryptFile: { type: "boolean", value: "true" },
  DocumentOpenPassword: { type: "string", value: password },
};

function convert(source: string, to: string, folder = made): void {
  execFileSync("soffice", ["--headless", "--convert-to", to, "--outdir", folder, join(sources, source)], {
    stdio: "ignore",
  });
}

function print(name: string): void {
  const options = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-pdf-tagging",
    "--no-pdf-header-footer",
  ];
  const page = pathToFileURL(join(sources, `${name}.html`)).href;
  execFileSync("chromium", [...options, `--print-to-pdf=${join(made, `${name}.pdf`)}`, page], {
    stdio: "ignore",
  });
}

for (const format of ["doc", "docx", "odt", "rtf"]) {
  convert("harbour.fodt", format);
  convert("scripts.fodt", format);
}
convert("letter.fodt", "pdf");
const apart = join(made, "apart");
convert("letter.fodt", `pdf:writer_pdf_Export:${JSON.stringify(encrypted)}`, apart);
copyFileSync(join(apart, "letter.pdf"), join(made, "letter-with-password.pdf"));
for (const source of readdirSync(sources)) {
  if (source.endsWith(".html")) print(source.slice(0, -".html".length));
}
for (const file of readdirSync(made)) {
  if (file !== "apart") copyFileSync(join(made, file), join(here, file));
}
rmSync(made, { recursive: true });
