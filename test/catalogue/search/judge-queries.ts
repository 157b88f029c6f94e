// Asks the demo shop what people type and compares what comes first with what they mean.
import { type SearchRequest, searchProducts } from '#server/catalogue/search/search-products.ts';
import type { Db } from '#server/database/connect.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { searchIn } from '../../shop/every-market.ts';

/**
 * What is typed in each language, and what may come first: products by their handle, all of a `type:` or a `tag:`, those
 * of both (`type:Plakat + tag:góry`), or a page (`page:delivery`); several of these with commas between. `nothing` where
 * the shop has no such thing: what is shown then must be said to be near only.
 */
export type JudgedQueries = Partial<Record<Locale, Record<string, string>>>;

export type Judgement = { asked: number; misses: string[] };

type JudgedProduct = { handle: string; product_type: string; tags: string[] };

export async function judgeQueries(db: Db, queries: JudgedQueries): Promise<Judgement> {
  const products = await db.selectFrom('products').select(['handle', 'product_type', 'tags']).execute();
  const asked = Object.entries(queries).flatMap(([locale, expected]) =>
    Object.entries(expected).map(([text, meant]) => ({ locale: locale as Locale, text, meant })),
  );
  const misses: string[] = [];
  for (const { locale, text, meant } of asked) {
    const {
      products: goods,
      pages,
      isLoose,
    } = await searchFor(db, {
      ...searchIn(locale),
      text,
      sort: 'relevance',
      first: 3,
    });
    const found = meant.startsWith('page:') ? pages : goods;
    const [first = 'nothing'] = meant === 'nothing' && isLoose ? [] : found;
    if (isMeant(first, meant, products)) continue;
    misses.push(`${locale} “${text}”: ${found.join(', ') || 'nothing'} instead of ${meant}`);
  }
  return { asked: asked.length, misses };
}

type Answer = { products: string[]; pages: string[]; isLoose: boolean };

async function searchFor(db: Db, request: SearchRequest): Promise<Answer> {
  const result = await searchProducts(db, request);
  return {
    products: result?.products.items.map(({ handle }) => handle) ?? [],
    pages: result?.pages.map(({ slug }) => `page:${slug}`) ?? [],
    isLoose: result?.isLoose === true,
  };
}

function isMeant(name: string, meant: string, products: JudgedProduct[]): boolean {
  const product = products.find(({ handle }) => handle === name);
  return meant.split(', ').some((alternative) =>
    alternative.split(' + ').every((condition) => {
      if (condition.startsWith('type:')) return product?.product_type === condition.slice('type:'.length);
      if (condition.startsWith('tag:')) return product?.tags.includes(condition.slice('tag:'.length)) === true;
      return name === condition;
    }),
  );
}
