// The card brands' icons beside the number: simple drawings, each on a 32 x 21 card.
import type { CardBrand } from '../methods/card-brands.ts';

const card = (fill: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 21" width="32" height="21" aria-hidden="true" focusable="false"><rect x=".5" y=".5" width="31" height="20" rx="3" fill="${fill}" stroke="#000" stroke-opacity=".14"/>${inside}</svg>`;

const word = (text: string, fill: string, size: number): string =>
  `<text x="16" y="${10.5 + size * 0.36}" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-weight="700" font-size="${size}" fill="${fill}">${text}</text>`;

const icons: Record<CardBrand, string> = {
  visa: card(
    '#fff',
    '<path fill="#1A1F71" d="M13.9 7.1l-1.2 6.8h-1.9L12 7.1zm7.9 4.4l1-2.7.6 2.7zm2.1 2.4h1.8l-1.5-6.8h-1.6c-.4 0-.7.2-.8.5l-2.9 6.3h2l.4-1.1h2.4zm-5-2.2c0-1.8-2.5-1.9-2.5-2.7 0-.2.2-.5.8-.6.7-.1 1.3.1 1.9.3l.3-1.5c-.5-.2-1.1-.3-1.8-.3-1.9 0-3.2 1-3.2 2.4 0 1 .9 1.6 1.7 1.9.7.4 1 .6 1 .9 0 .5-.6.7-1.2.7-.9 0-1.5-.2-2-.4l-.3 1.5c.5.2 1.3.4 2.2.4 2 0 3.2-1 3.1-2.6zM11.2 7.1l-3 6.8h-2L4.7 8.5c-.1-.4-.2-.5-.5-.7-.5-.2-1.3-.5-2-.6l.1-.1h3.2c.4 0 .8.3.9.7l.8 4.2 2-4.9z"/>',
  ),
  mastercard: card(
    '#fff',
    '<circle cx="12.4" cy="10.5" r="5.6" fill="#EB001B"/><circle cx="19.6" cy="10.5" r="5.6" fill="#F79E1B"/><path fill="#FF5F00" d="M16 6.21a5.6 5.6 0 0 1 0 8.58 5.6 5.6 0 0 1 0-8.58z"/>',
  ),
  amex: card('#1F72CD', word('AMEX', '#fff', 7.6)),
  discover: card(
    '#fff',
    `<path fill="#F27712" d="M31.5 12v5.5a3 3 0 0 1-3 3H12c8-1 15-4 19.5-8.5z"/>${word('DISC', '#1b1b1b', 7)}`,
  ),
  diners: card(
    '#fff',
    '<circle cx="16" cy="10.5" r="6.4" fill="#0079BE"/><path fill="#fff" d="M14.6 6.7a4.1 4.1 0 0 0 0 7.6zm2.8 0v7.6a4.1 4.1 0 0 0 0-7.6z"/>',
  ),
  jcb: card(
    '#fff',
    '<rect x="7" y="4" width="5.2" height="13" rx="2" fill="#0E4C96"/><rect x="13.4" y="4" width="5.2" height="13" rx="2" fill="#CB2329"/><rect x="19.8" y="4" width="5.2" height="13" rx="2" fill="#177C36"/>',
  ),
  unionpay: card(
    '#fff',
    '<path fill="#D8292F" d="M9.5 4h5l-2.8 13h-5z"/><path fill="#005B9A" d="M14.5 4h5.2L17 17h-5.3z"/><path fill="#02837E" d="M19.7 4h5l-2.8 13h-5z"/>',
  ),
  unknown:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 21" width="32" height="21" aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" opacity=".8" d="M3 0h26a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3zM0 4.5v4h32v-4zm4 9v2.5h9v-2.5z"/></svg>',
};

const bank =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21" width="21" height="21" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"><path class="body" d="M2.5 8 10.5 3l8 5v1.5h-16z"/><path stroke-linecap="round" d="M4.75 9.5v6m3.8-6v6m3.9-6v6m3.8-6v6M2.5 18h16"/></svg>';

export const brandIcon = (brand: CardBrand): SVGElement => readIcon(icons[brand]);

export const bankIcon = (): SVGElement => readIcon(bank);

function readIcon(source: string): SVGElement {
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
  const icon = parsed.querySelector('svg');
  if (!icon) throw new TypeError('an icon is no SVG document');
  return document.importNode(icon, true);
}
