import { transform } from "lightningcss";
import type { Selector } from "lightningcss";

/** Classes that scripts set before the first paint. */
const setByScripts = ["dark", "light"];

const classAttribute = /\sclass="([^"]*)"/g;

/** Every class that an element of a page has, or gets before its first paint. */
function classesOf(html: string): ReadonlySet<string> {
  const names = Array.from(html.matchAll(classAttribute), ([, value = ""]) => value.split(/\s+/u)).flat();
  return new Set([...names, ...setByScripts]);
}

/** Whether an element of the page may be meant: every class that the selector asks for is on some element. */
function mayMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((component) => component.type !== "class" || classes.has(component.name));
}

/**
 * The rules of a style sheet that may apply to a page as it is in its HTML, in their order. Rules of classes that no
 * element has are left out; everything that is not told by a class stays.
 */
export function usedStyles(styles: string, html: string): string {
  const classes = classesOf(html);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some((selector) => mayMatch(selector, classes)) ? undefined : [];
        },
      },
    },
  });
  return Buffer.from(code).toString("utf8");
}
