// Where `saveFile` was: for two tools that still ask for it here.
export { saveFile } from "../save-file/save-file.ts";
