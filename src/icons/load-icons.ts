// Fetches icons that the page does not contain: several in one request, from our own server first.
import { drawingElements, isDrawingAttribute } from './harmless-svg.ts';

export const ICON_TIMEOUT_MS = 1_500;
const MAX_NAMES = 100;
const localPath = '/api/_nuxt_icon';
const ownCollections = ['payments', 'carriers', 'certificates', 'stores', 'pl-banks', 'shop'];

type Icon = { body: string; left?: number; top?: number; width?: number; height?: number };
type IconAnswer = { icons: Record<string, Icon>; width?: number; height?: number };

// Module state, because a browser has one document: icons already requested, and those waiting for the next request.
const asked = new Set<string>();
const waiting = new Map<string, string[]>();

/** Adds the icon to the page when it has arrived. One that cannot be loaded stays an empty box. */
export function loadIcon(icon: string): void {
  if (asked.has(icon)) return;
  asked.add(icon);
  const [collection = '', name = ''] = icon.split(':');
  const names = waiting.get(collection);
  if (names && names.length < MAX_NAMES) {
    names.push(name);
    return;
  }
  const batch = [name];
  waiting.set(collection, batch);
  setTimeout(() => {
    if (waiting.get(collection) === batch) waiting.delete(collection);
    fetchIcons(collection, batch).then((answer) => {
      for (const each of batch) {
        const found = answer?.icons[each];
        if (found) insertIcon(`icon-${collection}-${each}`, { ...answer, ...found });
        // Another page may request it again.
        else asked.delete(`${collection}:${each}`);
      }
    });
  });
}

async function fetchIcons(collection: string, names: string[]): Promise<IconAnswer | null> {
  const path = `/${collection}.json?icons=${names.sort().join()}`;
  const local = await fetchAnswer(localPath + path);
  const fallback = ownCollections.includes(collection) ? null : document.querySelector('meta[name=icon-fallback]');
  return local || !fallback ? local : fetchAnswer(fallback.getAttribute('content') + path);
}

async function fetchAnswer(url: string): Promise<IconAnswer | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), ICON_TIMEOUT_MS);
  try {
    const answer = await fetch(url, { signal: abort.signal });
    return answer.ok ? ((await answer.json()) as IconAnswer) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function insertIcon(id: string, { body, left = 0, top = 0, width = 16, height = 16 }: Icon): void {
  const symbol = createShape('symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', [left, top, width, height].join(' '));
  drawBody(symbol, body, id);
  findSprite().append(symbol);
}

const tag = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** Element by element instead of with the browser's parser, so that anything but shapes is never created. */
function drawBody(symbol: Element, body: string, id: string): void {
  const open = [symbol];
  for (const [, isEnd, name = '', attributes = '', isEmpty] of body.matchAll(tag)) {
    if (isEnd) {
      if (open.length > 1) open.pop();
      continue;
    }
    const isDrawing = drawingElements.includes(name);
    const element = createShape(isDrawing ? name : 'g');
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (isDrawingAttribute(key, value)) element.setAttribute(key, withOwnIds(key, value, id));
    }
    if (isDrawing) open.at(-1)?.append(element);
    if (!isEmpty) open.push(element);
  }
}

/** The icon's ids must not collide with the page's. */
function withOwnIds(name: string, value: string, id: string): string {
  if (name === 'id') return `${id}-${value}`;
  return name.endsWith('href') ? value.replace('#', `#${id}-`) : value.replaceAll('url(#', `url(#${id}-`);
}

/** The same element that the server makes for a page's icons. */
function findSprite(): Element {
  const existing = document.getElementById('icons');
  if (existing) return existing;
  const sprite = createShape('svg');
  for (const [name, value] of Object.entries({ id: 'icons', width: '0', height: '0', 'aria-hidden': 'true' })) {
    sprite.setAttribute(name, value);
  }
  document.body.append(sprite);
  return sprite;
}

function createShape(name: string): Element {
  return document.createElementNS('http://www.w3.org/2000/svg', name);
}
