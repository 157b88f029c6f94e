// Which addresses have no page of the shop: the product was archived, the page deleted, the word mistyped. All that are asked
// for are looked up at once.
import { sql } from 'kysely';
import { locate, pathOf } from '#src/addresses.ts';
import { articleIn } from '#src/content/articles/article-address.ts';
import type { Db } from '../database/connect.ts';
import { ofCollection, ofProduct } from './old-shop-addresses.ts';

type Kind = 'product' | 'collection' | 'page' | 'article';
/** What has to be there. */
type Wanted = { kind: Kind; name: string };

/** Whole addresses belong to others, and are left out. */
export async function findDeadAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const wanted = new Map<string, Wanted | 'page' | null>();
  for (const address of addresses) if (address.startsWith('/')) wanted.set(address, wantedBy(address));
  const named = [...wanted.values()].filter((each) => each !== null && each !== 'page');
  const there = named.length > 0 ? await listThere(db, named) : new Set<string>();
  const isDead = (each: Wanted | 'page' | null) =>
    each === null || (each !== 'page' && !there.has(`${each.kind} ${each.name}`));
  return new Set([...wanted].flatMap(([address, each]) => (isDead(each) ? [address] : [])));
}

/** 'page': one that is always there; null: none. */
function wantedBy(address: string): Wanted | 'page' | null {
  const path = pathOf(address).split('#', 1)[0] ?? '';
  if (path === '/' || path.startsWith('/media/')) return 'page';
  const page = locate(path);
  if (page?.route === 'product' || page?.route === 'productReviews') return named('product', page.params.product);
  if (page?.route === 'listing') {
    return page.params.collection === 'all' ? 'page' : named('collection', page.params.collection);
  }
  if (page?.route === 'content') return named('page', page.params.slug);
  if (page?.route === 'articles') return ofArticles(path);
  if (page && page.route !== 'notFound') return 'page';
  const product = ofProduct.exec(path)?.[2];
  if (product) return named('product', decoded(product));
  const collection = ofCollection.exec(path)?.[2];
  return collection ? named('collection', decoded(collection)) : null;
}

function named(kind: Kind, name: string | undefined): Wanted {
  return { kind, name: name ?? '' };
}

function ofArticles(path: string): Wanted | 'page' {
  const slug = articleIn(path);
  return slug === '' || slug === 'articles.atom' ? 'page' : named('article', slug);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A handle that a product or a collection had leads on as well. */
async function listThere(db: Db, wanted: readonly Wanted[]): Promise<Set<string>> {
  const namesOf = (kind: Kind) => [...new Set(wanted.flatMap((each) => (each.kind === kind ? [each.name] : [])))];
  const { rows } = await sql<{ found: string }>`
    select 'product ' || handle as found from products where handle = any(${namesOf('product')}::text[]) and status = 'active' and is_published
    union all
    select 'product ' || r.handle from product_redirects r join products p on p.id = r.product_id
      where r.handle = any(${namesOf('product')}::text[]) and p.status = 'active' and p.is_published
    union all
    select 'collection ' || handle from collections where handle = any(${namesOf('collection')}::text[])
    union all
    select 'collection ' || handle from collection_redirects where handle = any(${namesOf('collection')}::text[])
    union all
    select 'article ' || slug from articles where slug = any(${namesOf('article')}::text[]) and is_shown
    union all
    select 'page ' || (page ->> 'slug')
      from (select data from settings where document = 'pages' order by version desc limit 1) s
      cross join lateral jsonb_array_elements(s.data -> 'pages') as page
      where page ->> 'slug' = any(${namesOf('page')}::text[])`.execute(db);
  return new Set(rows.map(({ found }) => found));
}
