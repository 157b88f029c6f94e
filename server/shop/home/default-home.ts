// The home page that stands while the merchant has written none, and the one that the editor begins with.
import { sql } from 'kysely';
import { ALL_GOODS } from '#src/catalogue/all-goods.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readBlock } from '#src/shop/blocks/block-schema.ts';
import type { Block, StoredBlock } from '#src/shop/blocks/blocks.ts';
import type { LocalisedText } from '#src/shop/localised-text.ts';
import { type MarketView, marketOf, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import type { ShopPages } from '#src/shop/shop-pages.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { countProducts } from '../../catalogue/collection-store.ts';
import { beginningOf } from '../../catalogue/list-leads.ts';
import { findListing } from '../../catalogue/listing/listing-scope.ts';
import { listProductCards } from '../../catalogue/listing/product-card-store.ts';
import { selectProducts } from '../../catalogue/listing/select-products.ts';
import type { Db } from '../../database/connect.ts';
import { escapeHtml } from '../../escape-html.ts';
import { translateTo } from '../../i18n/translations.ts';
import { fillInCompany } from '../fill-in-company.ts';
import { readMenu } from '../read-menu.ts';
import { readSettings } from '../read-settings.ts';
import type { Photograph } from './choose-home-picture.ts';
import { composeHome, type HomeFacts, type HomeWords, SHOWN } from './compose-home.ts';

/** A picture is looked for among so many of the newest. */
const LOOKED_AT = 48;
/** What pages about the shop itself are called in addresses. */
const aboutSlugs = ['about', 'about-us', 'o-nas', 'ueber-uns', 'uber-uns', 'over-ons'];

type Shop = Pick<ShopProfile, 'markets' | 'company'>;

/** `locale`: whose market it is for. Its words are in every language of the shop. */
export async function readDefaultHome(db: Db, shop: Shop, locale: Locale): Promise<StoredBlock[]> {
  return compose(db, shop, { locale, languages: spokenLanguages(shop.markets) });
}

/** Reads the blocks as they are shown in one language: their words are in no other. */
export async function readDefaultBlocks(db: Db, shop: Shop, locale: Locale): Promise<Block[]> {
  return (await compose(db, shop, { locale, languages: [locale] })).flatMap((block) => readBlock(block) ?? []);
}

type Wanted = { locale: Locale; languages: readonly Locale[] };

/** What is not said in a language is said in the catalogue's. */
async function compose(db: Db, shop: Shop, { locale, languages }: Wanted): Promise<StoredBlock[]> {
  const all = [...new Set([shop.markets.catalogueLanguage, ...languages])];
  return composeHome(await readFacts(db, shop, { locale, languages: all }), wordsIn(all));
}

function wordsIn(languages: readonly Locale[]): HomeWords {
  const inEach = (key: 'site.toGoods' | 'shop.more' | 'shop.across') =>
    Object.fromEntries(languages.map((locale) => [locale, translateTo(locale)(key)]));
  return { all: inEach('site.toGoods'), more: inEach('shop.more'), across: inEach('shop.across') };
}

async function readFacts(db: Db, shop: Shop, { locale, languages }: Wanted): Promise<HomeFacts> {
  const { markets } = shop;
  const view = viewOf(markets, locale);
  const [productCount, cards, pages, ...menus] = await Promise.all([
    countProducts(db, marketOf(markets, locale).currency),
    listProductCards(db, { ...view, collection: ALL_GOODS, sort: 'newest', first: LOOKED_AT }),
    readSettings(db, 'pages'),
    ...languages.map((language) => readMenu({ db }, { ...view, locale: language })),
  ]);
  const newest = new Set(cards.slice(0, SHOWN).map(({ cursor }) => cursor.id));
  const alsoNew = await countAlsoNew(db, view, { newest, handles: (menus[0] ?? []).map(({ handle }) => handle) });
  return {
    ...{ languages, productCount },
    newest: cards.map(({ card }) => card.handle),
    photographs: await listPhotographs(
      db,
      cards.map(({ cursor }) => cursor.id),
    ),
    collections: (menus[0] ?? []).map(({ handle, productCount: count }, place) => ({
      ...{ handle, productCount: count, alsoNew: alsoNew[place] ?? 0 },
      titles: Object.fromEntries(
        languages.map((language, at) => [language, menus[at]?.find((each) => each.handle === handle)?.title ?? '']),
      ),
    })),
    about: aboutOf(pages, shop),
  };
}

/** What a row of each collection would repeat of the newest. */
function countAlsoNew(
  db: Db,
  view: MarketView,
  { newest, handles }: { newest: ReadonlySet<string>; handles: readonly string[] },
): Promise<number[]> {
  return Promise.all(
    handles.map(async (collection) => {
      const listing = await findListing(db, { ...view, collection });
      const first = selectProducts(listing, { sort: 'newest' }, { first: SHOWN, backwards: false });
      return first.filter(({ id }) => newest.has(id)).length;
    }),
  );
}

async function listPhotographs(db: Db, ids: readonly string[]): Promise<Photograph[]> {
  const { rows } = await sql<Photograph>`
    select pi.key, pi.width, pi.height, pi.ground_color as "groundColor", pi.is_see_through as "isSeeThrough",
      p.handle as product, m.place::int as position, coalesce(
        (select jsonb_object_agg(a.locale, a.alt) from media_texts a where a.media_id = m.id),
        (select jsonb_object_agg(t.locale, t.title) from product_texts t where t.product_id = p.id), '{}') as alts
    from unnest(${ids}::uuid[]) with ordinality as asked(id, at)
    join products p on p.id = asked.id
    cross join lateral (select id, picture, row_number() over (order by position) as place
      from media where product_id = p.id and picture is not null) m
    join pictures pi on pi.key = m.picture
    where m.place <= 4
    order by asked.at, m.place`.execute(db);
  return rows;
}

/** What stands on the page that the merchant has written about the shop, its first paragraph. */
function aboutOf(pages: ShopPages | null, { company }: Shop): HomeFacts['about'] {
  const page = pages?.pages.find(({ slug }) => aboutSlugs.includes(slug));
  if (!page) return null;
  const inEach = (write: (text: { title: string; bodyHtml: string }, locale: Locale) => string): LocalisedText =>
    Object.fromEntries(
      Object.entries(page.texts).flatMap(([locale, text]) => {
        const written = text && write(text, locale as Locale);
        return written ? [[locale, written]] : [];
      }),
    );
  return {
    slug: page.slug,
    titles: inEach(({ title }, locale) => fillInCompany(title, { company, locale })),
    texts: inEach(({ bodyHtml }, locale) => {
      const begins = beginningOf(fillInCompany(bodyHtml, { company, locale, encode: escapeHtml }));
      return begins && `<p>${escapeHtml(begins)}</p>`;
    }),
  };
}
