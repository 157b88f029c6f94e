// How WooCommerce writes texts and lists into cells.
import { collectionHandle } from '../csv/product-csv-handle.ts';
import { withParagraphs } from '../csv/text-paragraphs.ts';

/** Parts of a list, trimmed, without blanks; a comma inside one is written `\,`. */
export function splitWooList(cell: string): string[] {
  const parts = [''];
  for (let index = 0; index < cell.length; index += 1) {
    const character = cell[index] ?? '';
    if (character === '\\' && cell[index + 1] === ',') {
      parts.push(`${parts.pop() ?? ''},`);
      index += 1;
    } else if (character === ',') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Addresses or file names of pictures, which some exporters separate by bars. */
export function splitWooImages(cell: string): string[] {
  const parts = cell.split(/[|\n]|,\s|,(?=https?:)/);
  return [...new Set(parts.map((part) => part.trim().replace(/,$/, '')))].filter((part) => part !== '');
}

// Page builders leave their codes in the texts; without their plug-in they would be shown as they stand.
const shortcode =
  /\[\/?(?:vc_|et_pb_|fusion_|av_|us_|elementor|caption|gallery|embed|video|audio|contact-form)[^\][]*\]/gi;

/** A text as WordPress shows it; its line breaks are written `\n` in the file. */
export function wooTextToHtml(cell: string): string {
  const text = cell
    .replace(/(\\\\n)|(?:\\r)?\\n/g, (_, literal?: string) => (literal ? '\\n' : '\n'))
    .replaceAll('\r', '')
    .replace(shortcode, '')
    .trim();
  return withParagraphs(text);
}

// What WordPress calls it in its languages, as a handle.
const uncategorised = new Set([
  ...['uncategorized', 'uncategorised', 'bez-kategorii', 'unkategorisiert', 'allgemein', 'niet-gecategoriseerd'],
  ...['ongecategoriseerd', 'geen-categorie', 'nezarazene', 'nezarazeno', 'non-classe', 'sin-categorizar'],
  ...['sin-categoria', 'senza-categoria', 'sem-categoria', 'fara-categorie', 'kategorizalatlan', 'okategoriserad'],
  ...['ikke-kategoriseret', 'ukategorisert', 'luokittelematon', 'nekategorizirano', 'nekategorizovano'],
  ...['bez-rubriki', 'bez-kategoriya', 'choris-katigoria', 'be-kategorijos', 'bez-kategorijas', 'maaratlemata'],
]);

/** `Clothing > Shirts, Sale` as names, parents included; WordPress's own “Uncategorized” says nothing. */
export function splitWooCategories(cell: string): Map<string, string> {
  const titles = new Map<string, string>();
  for (const path of splitWooList(cell)) {
    for (const part of path.split('>')) {
      const title = part.trim();
      const handle = title && collectionHandle(title);
      if (handle && handle !== 'all' && !uncategorised.has(handle) && !titles.has(handle)) titles.set(handle, title);
    }
  }
  return titles;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** WordPress keeps names with their signs escaped, `Home &amp; Garden`. */
export function wooPlainText(cell: string): string {
  return cell
    .replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp));/g, (_, code?: string, name?: string) =>
      name ? (entities[name] ?? '') : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .trim();
}
