/** A drawing of the page as a file of its own: styles, symbols and fonts are written into it. */

export interface SavedPicture { text: string; width: number; height: number }

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const STYLES = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "color",
  "font-family", "font-size", "font-weight", "letter-spacing", "text-anchor", "opacity", "display",
] as const;
const ALONE = new Set<string>(["opacity", "display"]); // these are not inherited
const INITIAL: Partial<Record<(typeof STYLES)[number], string>> = { opacity: "1", display: "inline" };

/** Write what the style sheets say about an element into its copy, where it differs from what it inherits. */
function write(from: Element, to: Element) {
  const style = getComputedStyle(from);
  const above = from.parentElement instanceof SVGElement ? getComputedStyle(from.parentElement) : null;
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    const known = ALONE.has(name) ? INITIAL[name] : above?.getPropertyValue(name);
    if (value && (value !== known || to.hasAttribute(name))) to.setAttribute(name, value.replaceAll('url("', "url(").replaceAll('")', ")"));
  }
  for (const name of ["class", "style", "aria-hidden", "tabindex"]) to.removeAttribute(name);
}

/** A copy of an element and what is in it; a <use> becomes what it shows. */
function copy(from: Element, needed: Set<string>): Element {
  const uses = from.localName === "use" ? document.querySelector(from.getAttribute("href")!) : null;
  const to = uses ? used(from, uses) : (from.cloneNode(false) as Element);
  write(from, to);
  for (const child of (uses ?? from).childNodes) {
    if (child instanceof Element) to.append(copy(child, needed));
    else if (!uses && child.nodeType === Node.TEXT_NODE) to.append(child.cloneNode());
  }
  for (const { value } of to.attributes) for (const [, id] of value.matchAll(/url\(#([^)]+)\)/g)) needed.add(id!);
  return to;
}

/** A group that replaces a <use>, with its position and size. */
function used(from: Element, symbol: Element): Element {
  const to = document.createElementNS(SVG_NAMESPACE, "g");
  const at = (name: string) => Number(from.getAttribute(name) ?? 0);
  const [x = 0, y = 0, w = 0, h = 0] = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const fit = w && h && at("width") && at("height") ? ` scale(${at("width") / w} ${at("height") / h}) translate(${-x} ${-y})` : "";
  to.setAttribute("transform", `${from.getAttribute("transform") ?? ""} translate(${at("x")} ${at("y")})${fit}`.trim());
  return to;
}

async function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The page's text font with the letters of all five languages. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const own = rules.filter(({ style }) => style.getPropertyValue("font-family").includes("Figtree Variable"));
  const faces = own.map(async ({ style, parentStyleSheet }) => {
    const url = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
    if (!url) return "";
    const file = await (await fetch(new URL(url, parentStyleSheet?.href ?? location.href))).blob();
    const range = style.getPropertyValue("unicode-range");
    return `@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url(${await asData(file)}) format("woff2");${range ? `unicode-range:${range}` : ""}}`;
  });
  return (await Promise.all(faces)).join("");
}

export async function frozen(svg: SVGSVGElement): Promise<SavedPicture> {
  const { width, height } = svg.viewBox.baseVal;
  const needed = new Set<string>();
  const picture = copy(svg, needed) as SVGSVGElement;
  const defs = document.createElementNS(SVG_NAMESPACE, "defs");
  for (const id of needed) {
    const found = picture.querySelector(`[id="${id}"]`) ? null : document.getElementById(id);
    if (found) defs.append(copy(found, needed));
  }
  const style = document.createElementNS(SVG_NAMESPACE, "style");
  style.textContent = await fonts();
  picture.prepend(style, defs);
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  return { text: new XMLSerializer().serializeToString(picture), width, height };
}

/** The picture as PNG, twice as fine as its units. */
export async function painted({ text, width, height }: SavedPicture, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
