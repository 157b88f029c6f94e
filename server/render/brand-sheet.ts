// The style sheets of the storefront and of the account in the shop's own colours: the built file with other values in its
// tokens, under an address that changes with them. So a brand costs no request and no byte more than none, and no page needs
// a style of its own, which the content policy refuses.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { cardRatios } from '#src/media/card-crop.ts';
import { brandSchema, paletteOf, type Scheme } from '#src/shop/brand/brand.ts';
import { type PaletteName, paletteNames, propertyOf } from '#src/shop/brand/brand-palette.ts';
import { pictureShares } from '#src/shop/brand/card-sizes.ts';
import { builtInTypeface } from '#src/shop/brand/typefaces.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { Cache } from '../memory/cache.ts';
import type { CurrentShop } from '../shop/current-shop.ts';
import { chooseEncoding, type Encoding } from './cached-page.ts';
import { fontStack, replaceFontFaces, writeGreekFace } from './font-faces.ts';

const YEAR_S = 31_536_000;
/** The one in force, and the one that pages from before still ask for. */
const MAX_SHEETS = 4;

type Looks = Pick<ShopProfile, 'brand' | 'identity' | 'company'>;
type Fonts = Readonly<Record<string, string>>;
type Sheet = Record<Encoding, Buffer>;

const versions = new WeakMap<Looks, string>();

/** Changes with everything that the sheet says. */
export function brandVersion(shop: Looks): string {
  const cached = versions.get(shop);
  if (cached) return cached;
  const version = createHash('sha256')
    .update(`${brandTokens(shop)} ${additions(shop)}${writesGreek(shop) ? 'greek' : ''}`)
    .digest('base64url')
    .slice(0, 8);
  versions.set(shop, version);
  return version;
}

/** The first sheet of a page holds the tokens. */
export function brandedStyles([first, ...others]: readonly string[], shop: Looks): string[] {
  return first === undefined ? [] : [`${first}?brand=${brandVersion(shop)}`, ...others];
}

/** `fonts`: the addresses of the typefaces' files, by name. */
export function writeBrandSheet(css: string, shop: Looks, fonts: Fonts = {}): string {
  const coloured = replaceTokens(css, new Map(brandTokens(shop)));
  const branded = replaceFontFaces(coloured, shop.brand.typeface, fonts);
  const greek = writesGreek(shop) ? writeGreekFace(shop.brand.typeface, fonts) : '';
  return branded + additions(shop) + greek;
}

/** Shops elsewhere hardly ever do, and pay no byte for it. */
export function writesGreek({ company }: Pick<Looks, 'company'>): boolean {
  return ['GR', 'CY'].includes(company.address.country);
}

/** Rules that only some looks need. */
function additions(shop: Looks): string {
  return (hasTwoLogos(shop) ? twoLogos : '') + galleryOf(shop.brand);
}

function galleryOf({ pictures, grounds }: Looks['brand']): string {
  if (pictures !== 'filled') return '';
  return filledGallery + (grounds === 'plain' ? plainGallery : '');
}

export type BrandSheetOptions = {
  styles: readonly string[];
  fonts: Fonts;
  assetsDirectory: string;
  shop: CurrentShop;
};

export function registerBrandSheet(
  app: FastifyInstance,
  { styles, fonts, assetsDirectory, shop }: BrandSheetOptions,
): void {
  const [first] = styles;
  if (!first) return;
  const sheets = new Cache<Promise<Sheet>>({ max: MAX_SHEETS });
  app.get<{ Querystring: { brand?: string; look?: string } }>(first, async (request, reply) => {
    const { brand, look } = request.query;
    if (look !== undefined) {
      const css = await readSheet(join(assetsDirectory, basename(first)));
      reply.header('cache-control', 'private, no-store').type('text/css; charset=utf-8');
      return writeBrandSheet(css, readLook(look, shop.latest), fonts);
    }
    // The page may come from a process that has heard of the change before this one.
    const looks = brand === brandVersion(shop.latest) ? shop.latest : await shop.read().catch(() => shop.latest);
    const version = brandVersion(looks);
    const sheet = await sheets.getOrSet(version, () => makeSheet(join(assetsDirectory, basename(first)), looks, fonts));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', brand === version ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/css; charset=utf-8')
      .send(sheet[encoding]);
  });
}

/** Points a page at the sheet of a brand that nobody has saved. All that the sheet says stands in its address. */
export function withUnsavedLook(html: string, shop: Looks): string {
  const look = Buffer.from(JSON.stringify(shop.brand)).toString('base64url');
  return html.replaceAll(`?brand=${brandVersion(shop)}`, `?look=${look}`);
}

function readLook(look: string, { identity, company }: Looks): Looks {
  try {
    return { identity, company, brand: brandSchema.parse(JSON.parse(Buffer.from(look, 'base64url').toString())) };
  } catch {
    throw new KasaError('BAD_REQUEST', 'A look is a brand as the settings have it.');
  }
}

function readSheet(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new KasaError('NOT_FOUND', 'There is no such style sheet.');
  });
}

async function makeSheet(file: string, looks: Looks, fonts: Fonts): Promise<Sheet> {
  const css = await readSheet(file);
  const identity = Buffer.from(writeBrandSheet(css, looks, fonts));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { identity, br, gzip: zipped };
}

const hangings: Record<Looks['brand']['pictures'], [property: string, value: string][]> = {
  filled: [],
  hung: [
    ['--picture-width', `${pictureShares.hung.tall * 100}%`],
    ['--square-width', `${pictureShares.hung.square * 100}%`],
    ['--picture-lift', 'var(--lift)'],
    ['--picture-lean', '1deg'],
  ],
};

function brandTokens({ brand }: Pick<Looks, 'brand'>): [property: string, value: string][] {
  const of = (scheme: Scheme, name: PaletteName) => paletteOf(brand, scheme)[name];
  return [
    ...paletteNames.map((name): [string, string] => [
      propertyOf(name),
      `light-dark(${of('light', name)},${of('dark', name)})`,
    ]),
    ['--radius-control', `${brand.radius.control}px`],
    ['--radius-picture', `${brand.radius.picture}px`],
    ['--heading-weight', String(brand.headingWeight)],
    ...(brand.typeface === builtInTypeface ? [] : [['--font', fontStack(brand.typeface)] as [string, string]]),
    ...hangings[brand.pictures],
    ...(brand.pictures === 'filled' ? [['--card-ratio', cardRatios[brand.cardRatio].css] as [string, string]] : []),
  ];
}

/** The first of a token is the theme's own; later ones are for print. */
function replaceTokens(css: string, values: Map<string, string>): string {
  return css.replace(/(?<![\w-])((--[\w-]+):\s?)[^;}]*/g, (declaration, start: string, property: string) => {
    const value = values.get(property);
    values.delete(property);
    return value === undefined ? declaration : start + value;
  });
}

function hasTwoLogos({ identity }: Looks): boolean {
  return identity.drawings.wordmark?.body.includes('class="on-dark"') ?? false;
}

// A drawing that is referred to inherits properties, and no rule reaches from outside into it.
const twoLogos = [
  '.on-light{display:var(--on-light,inline)}.on-dark{display:var(--on-dark,none)}',
  '@media (prefers-color-scheme:dark){:root:not(.light){--on-light:none;--on-dark:inline}}',
  ':root.dark:not([data-system]){--on-light:none;--on-dark:inline}',
].join('');

// On a product's own page, the frame takes the first picture's shape, and the others stand whole in it, without a mat:
// a photo of 4 : 3 fills it as a portrait does, as wide as its column, and from edge to edge on a phone. What is taller
// than a portrait ends with the screen. Written here, so that a shop whose pictures hang on a wall does not load it.
const filledGallery = [
  '[data-gallery]>li{aspect-ratio:auto}[data-gallery]>li~li{contain:size}',
  '[data-gallery] span,[data-gallery] img{width:100%;height:100%}',
  '[data-gallery] img{max-height:max(85vh,64vw);object-fit:contain}',
  '[data-gallery]>li~li,[data-gallery]>li~li span{background:none}',
  '[data-gallery]>li~li>svg,[data-gallery]>li~li>span>svg{display:none}',
  '@media (max-width:47.99rem){[data-gallery]{margin-inline:calc(var(--gutter)*-1);border-radius:0}',
  '[data-gallery] span{border-radius:0}}',
  '[data-gallery]+ul img{aspect-ratio:1;object-fit:cover}',
].join('');

const plainGallery =
  '[data-gallery]>li,[data-gallery] span{background:none}[data-gallery]>li>svg,[data-gallery] span>svg{display:none}';
