/** Where the choice of theme is kept in the browser's local storage. */
export const themeKey = "theme";

/** The dark paper, for the browser's own bar: `--paper` of the dark theme as sRGB. */
export const darkBarColor = "#181716";

/**
 * The script that sets the theme before the first paint, so that no page flashes. It stands inline at the head of every
 * page, byte for byte the same, for the security policy names it by its hash. It repeats `applyTheme` in few bytes;
 * theme.test.ts holds the two together. In the dark theme it puts a second `theme-color` before the page's own: the
 * first one counts, and React, which owns the other, finds it untouched.
 */
export const themeScript = `(()=>{let t=null;try{t=localStorage.getItem(${JSON.stringify(themeKey)})}catch{}
if(t!=="dark"&&t!=="light")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
document.documentElement.classList.add(t);
if(t==="dark"){const m=document.createElement("meta");m.name="theme-color";m.content=${JSON.stringify(darkBarColor)};m.dataset.dark="";document.head.prepend(m)}})()`;
