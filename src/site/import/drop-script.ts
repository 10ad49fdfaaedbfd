/** Where the drop script leaves the files that were dropped, as a property of the window. */
export const droppedFilesKey = "droppedFiles";

/** What the window dispatches when it has. */
export const droppedEvent = "filesdropped";

/**
 * The script that takes files dropped anywhere on a page. It stands inline at the head of every page, byte for byte the
 * same: a drop before any other script has come would have the browser leave the page for the file, and the text with
 * it. It keeps the files until the page asks for them (`take-dropped-files.ts`), and says on the root, as
 * `data-files-over`, that some are held over the page. Whatever has its own use for files carries `data-takes-files`;
 * pictures dragged within the page are none.
 */
export const dropScript = `(()=>{const w=window,r=document.documentElement,k="data-files-over";let own=false;w.${droppedFilesKey}=[];
const files=e=>!own&&e.dataTransfer!==null&&[...e.dataTransfer.types].includes("Files")&&!(e.target instanceof Element&&e.target.closest("[data-takes-files]"));
const on=(t,f)=>w.addEventListener(t,f,true);
on("dragstart",()=>{own=true});on("dragend",()=>{own=false});
on("dragover",e=>{if(!files(e)){r.removeAttribute(k);return}e.preventDefault();e.dataTransfer.dropEffect="copy";r.setAttribute(k,"")});
on("dragleave",e=>{if(e.relatedTarget===null)r.removeAttribute(k)});
on("drop",e=>{r.removeAttribute(k);if(!files(e))return;e.preventDefault();w.${droppedFilesKey}.push(...e.dataTransfer.files);w.dispatchEvent(new Event("${droppedEvent}"))})})()`;
