// Drawings of the merchant's, as they come from a drawing program: reduced to shapes and their colours, in one form. What
// would look different without what is taken away is refused, with what to do about it.
import { ok, type Result, refuse } from '#src/result.ts';
import { settingFaults } from '#src/shop/setting-faults.ts';
import type { Drawing } from '#src/shop/shop-profile.ts';
import { sanitiseIconBody } from '../icons/sanitise-icon.ts';

const refused: Record<string, string> = {
  style: settingFaults.svgStyle,
  text: settingFaults.svgText,
  image: settingFaults.svgImage,
  foreignobject: settingFaults.svgForeign,
  filter: settingFaults.svgFilter,
};
/** What the shapes inherit from the root. */
const inherited = /\s(fill|stroke|fill-rule|clip-rule|stroke-width|stroke-linecap|stroke-linejoin)="[^"<>]*"/g;

/** The same drawing as `<svg viewBox="0 0 w h">` with nothing that runs, loads or styles. */
export function cleanSvg(svg: string): Result<string, { kind: 'UnusableSvg'; message: string }> {
  const unusable = (message: string) => refuse({ kind: 'UnusableSvg' as const, message });
  const parts = partsOf(svg);
  if (!parts) return unusable(settingFaults.noSvg);
  const { attributes, content } = parts;
  const [, found] = /<(style|text|image|foreignObject|filter)\b/i.exec(content) ?? [];
  if (found) return unusable(refused[found.toLowerCase()] ?? '');
  if (/\sstyle="/i.test(svg)) return unusable(settingFaults.svgStyle);
  const view = viewOf(attributes);
  if (!view) return unusable(settingFaults.svgSize);
  const { x, y, width, height } = view;
  const groups = [attributes.match(inherited)?.join('') ?? '', x || y ? ` transform="translate(${-x} ${-y})"` : ''];
  const body = groups.filter(Boolean).reduce((inner, group) => `<g${group}>${inner}</g>`, content);
  const clean = sanitiseIconBody(withoutComments(body)).replaceAll(/>\s+</g, '><').trim();
  if (!/<(path|rect|circle|ellipse|line|polyline|polygon)\b/.test(clean)) return unusable(settingFaults.svgEmpty);
  return ok(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${clean}</svg>`);
}

/** Draws one that `cleanSvg` has written. Two drawings on a page must not share the names of their parts. */
export function drawingOf(svg: string, name: string): Drawing {
  const [, width, height, body = ''] =
    /^<svg(?: xmlns="[^"]*")? viewBox="0 0 (\S+) (\S+)">([\s\S]*)<\/svg>$/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`the drawing ${name} was stored without being cleaned`);
  const own = body
    .replaceAll(/\bid="([\w-]+)"/g, `id="${name}-$1"`)
    .replaceAll(/(href="|url\()#([\w-]+)/g, `$1#${name}-$2`);
  return { body: own, width: Number(width), height: Number(height) };
}

function withoutComments(svg: string): string {
  const [start, ...others] = svg.split('<!--');
  return [start, ...others.map((text) => text.split('-->').slice(1).join('-->'))].join('');
}

/** What the root says, and what is in it. */
function partsOf(svg: string): { attributes: string; content: string } | null {
  const document = svg.trimEnd();
  const start = document.search(/<svg\b/i);
  const open = document.indexOf('>', start);
  const end = document.length - '</svg>'.length;
  if (start < 0 || open < 0 || open > end || document.slice(end).toLowerCase() !== '</svg>') return null;
  return { attributes: document.slice(start + '<svg'.length, open), content: document.slice(open + 1, end) };
}

function viewOf(attributes: string): { x: number; y: number; width: number; height: number } | null {
  const [, box] = /\sviewBox="([^"]+)"/i.exec(attributes) ?? [];
  const [, givenWidth] = /\swidth="([\d.]+)(?:px)?"/i.exec(attributes) ?? [];
  const [, givenHeight] = /\sheight="([\d.]+)(?:px)?"/i.exec(attributes) ?? [];
  const numbers = box ? box.trim().split(/[\s,]+/) : ['0', '0', givenWidth, givenHeight];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 ? { x, y, width, height } : null;
}
