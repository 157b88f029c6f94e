// The HTML around the rendered page. Written as strings: nothing here is interactive, and every page needs it.

import type { RouteLocation } from '#src/addresses.ts';
import { byLocale, languageOf } from '#src/i18n/locales.ts';
import type { Manifest, PageFiles } from '#src/manifest.ts';
import { jpegOf } from '#src/media/picture-sources.ts';
import type { PageDescription } from '#src/page-document.ts';
import type { PageHead } from '#src/page-module.ts';
import { fontFileOf } from '#src/shop/brand/typefaces.ts';
import { marketLanguages } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { type HeadTag, listAddressTags } from '#src/ui/shell/address-tags.ts';
import { escapeHtml } from '../escape-html.ts';
import { siteIconVersion } from '../media/brand/site-icons.ts';
import { PREVIEW, socialPreviewPath } from '../media/brand/social-preview.ts';
import { brandedStyles, writesGreek } from './brand-sheet.ts';
import type { ThemeColours } from './cached-page.ts';
import { greekFileOf } from './font-faces.ts';
import { THEME_COLOUR_SLOT, THEME_SLOT } from './page-slots.ts';

/** Language and country, as `pl_PL`. */
const openGraphLocales = byLocale((locale) => {
  const { language, region } = new Intl.Locale(languageOf(locale).languageTag).maximize();
  return `${language}_${region}`;
});

export type DocumentParts = {
  location: RouteLocation;
  head: PageHead;
  description: PageDescription;
  bodyHtml: string;
  /** HTML below the page that React does not hydrate. */
  belowHtml: readonly string[];
  /** The page's state script, by `escapeJson`; read by client/start-page.tsx and by nothing else. */
  stateJson: string;
  shop: ShopProfile;
  themeColours: ThemeColours;
  manifest: Manifest<string>;
  publicUrl: string;
  /** Read by src/icons/load-icons.ts. */
  iconFallback: string | undefined;
  /**
   * What a page that is worked with says, by `escapeJson`; read by client/office/texts-of-page.ts. Those of other pages come as
   * files, which visitors keep for the next.
   */
  textsJson?: string | undefined;
};

/** What the first paint waits for: known to the browser before it has read the document, and to a proxy for its early hints. */
export function listPreloads(parts: DocumentParts): string {
  const fonts = parts.textsJson ? [] : fontsOf(parts);
  return [
    ...stylesOf(parts).map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

/** The parts of the document in their order. */
export function writeDocument(parts: DocumentParts): string[] {
  const { location, head, manifest, shop, themeColours } = parts;
  const icons = siteIconVersion(shop);
  const route = routeOf(parts);
  const styles = stylesOf(parts).map((href) => `<link rel="stylesheet" href="${href}">`);
  const { textsJson } = parts;
  const texts = textsJson ? [] : [...manifest.messages[location.locale], ...route.messages[location.locale]];
  // What is visible comes first: sheets, the typeface and pictures compete for bandwidth with scripts that are needed
  // later. On a page that is worked with, the typeface comes after what the page does.
  const scripts = [...manifest.entryScripts, ...route.scripts, ...texts].map(
    (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
  );
  const priority = textsJson ? ' fetchpriority="low"' : '';
  const fonts = fontsOf(parts).map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin${priority}>`,
  );
  const beforeBody = [
    `<!DOCTYPE html><html lang="${languageOf(location.locale).languageTag}"${THEME_SLOT}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    addressTags(parts),
    sharingTags(parts),
    ...(parts.description.feeds ?? []).map(({ title, path }) =>
      writeTag(['link', { rel: 'alternate', type: 'application/atom+xml', title, href: parts.publicUrl + path }]),
    ),
    ...parts.description.jsonLd.map((thing) => `<script type="application/ld+json">${escapeJson(thing)}</script>`),
    '<meta name="color-scheme" content="light dark">',
    // The first that is a colour and applies counts: that of a theme which was chosen, else the system's.
    `<meta name="theme-color" content="${THEME_COLOUR_SLOT}">`,
    `<meta name="theme-color" content="${themeColours.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${themeColours.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="/icon.svg?v=${icons}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=${icons}">`,
    `<link rel="manifest" href="/site.webmanifest?v=${icons}">`,
    ...(textsJson ? [] : fonts),
    // A slow browser would paint what it has received so far: half a header, which moves when the other half arrives.
    '<link rel="expect" href="#kasa-state" blocking="render">',
    ...styles,
    ...scripts,
    `<script type="module" src="${manifest.entry}" fetchpriority="low"></script>`,
    ...(textsJson ? fonts : []),
    parts.iconFallback ? `<meta name="icon-fallback" content="${parts.iconFallback}">` : '',
    manifest.devScript ? `<script type="module" src="${manifest.devScript}"></script>` : '',
    // The document's `lang` becomes another when a browser translates the page.
    `</head><body data-locale="${location.locale}"><div id="root">`,
  ];
  const afterBody = [
    '</div>',
    ...parts.belowHtml,
    textsJson ? `<script type="application/json" id="kasa-texts">${textsJson}</script>` : '',
    `<script type="application/json" id="kasa-state">${parts.stateJson}</script></body></html>`,
  ];
  return [beforeBody.join(''), parts.bodyHtml, afterBody.join('')];
}

function routeOf({ location, manifest }: DocumentParts): PageFiles {
  const route = manifest.routes[location.route];
  if (!route) throw new Error(`the build has no page of route ${location.route}`);
  return route;
}

function stylesOf(parts: DocumentParts): string[] {
  const { manifest, shop, description } = parts;
  const shared = description.sheetsOf && manifest.routes[description.sheetsOf]?.styles;
  return [...brandedStyles(manifest.styles, shop), ...routeOf(parts).styles, ...(shared || [])];
}

const greekLetter = /[\u0370-\u03ff\u1f00-\u1fff]/;

/** An optional typeface that comes after the first view is not shown on that page: a Greek one is asked for as early. */
function fontsOf({ shop, manifest: { fonts }, bodyHtml }: DocumentParts): string[] {
  const { typeface } = shop.brand;
  const isGreek = writesGreek(shop) && greekLetter.test(bodyHtml);
  return [fontFileOf(typeface), ...(isGreek ? [greekFileOf(typeface)] : [])].flatMap((file) => fonts[file] ?? []);
}

function addressTags({ head, publicUrl, shop: { markets } }: DocumentParts): string {
  const languages = { languages: marketLanguages(markets), mainLanguage: markets.main };
  return listAddressTags(head, languages, publicUrl).map(writeTag).join('');
}

function writeTag([name, attributes]: HeadTag): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** The Open Graph protocol: what messengers and social networks show of a shared link. */
function sharingTags({ location, head, description, shop, publicUrl }: DocumentParts): string {
  if (!head.canonical) return '';
  const { image, type } = description;
  const tags: [string, string | undefined][] = [
    ['og:site_name', shop.identity.name],
    ['og:type', type],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', publicUrl + head.canonical],
    ['og:locale', openGraphLocales[location.locale]],
    ...marketLanguages(shop.markets)
      .filter((locale) => locale !== location.locale && !head.missingIn?.includes(locale))
      .map((locale): [string, string] => ['og:locale:alternate', openGraphLocales[locale]]),
    ['og:image', publicUrl + (image ? jpegOf(image, PREVIEW.width) : socialPreviewPath(shop))],
    ['og:image:alt', image ? image.alt : shop.identity.name],
  ];
  const written = tags.map(([property, content]) =>
    content ? `<meta property="${property}" content="${escapeHtml(content)}">` : '',
  );
  return `${written.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** Inside a script element, only `<` can end it; the line separators are for old JSON parsers. */
export function escapeJson(value: unknown): string {
  // Three searches for a character take a tenth of a pattern's time.
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
