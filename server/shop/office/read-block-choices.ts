// What an editor of blocks shows beside them: what they name of the shop, and what can be chosen.
import { sql } from 'kysely';
import type { NamedThings } from '#src/shop/blocks/named-things.ts';
import { type ShopMarkets, sourceFirst, viewOf } from '#src/shop/markets.ts';
import { listCollections } from '../../catalogue/collection-store.ts';
import { findMembers } from '../../catalogue/office/collections/read-collections.ts';
import { pictureUrl } from '../../catalogue/office/pictures/list-edited-pictures.ts';
import type { Db } from '../../database/connect.ts';
import type { HomeProduct } from '../../schema/office-resolver-types.generated.ts';
import { readShop } from '../read-settings.ts';

export async function readBlockChoices(
  db: Db,
  markets: ShopMarkets,
  { products: handles, pictures: keys }: NamedThings,
) {
  const [shop, collections, products, pictures] = await Promise.all([
    readShop(db),
    listCollections(db, viewOf(markets, markets.main)),
    listByHandle(db, markets, handles),
    keys.length === 0
      ? []
      : db.selectFrom('pictures').select(['key', 'width', 'height']).where('key', 'in', keys).execute(),
  ]);
  return {
    ...{ products, pictures },
    languages: sourceFirst(markets),
    collections: collections.map(({ handle, title }) => ({ handle, title })),
    hasHours: shop.company.openingHours !== '',
    hasNewsletter: shop.marketing.newsletter,
  };
}

export async function findHomeProducts(db: Db, markets: ShopMarkets, text: string): Promise<HomeProduct[]> {
  const found = await findMembers(db, text, markets.catalogueLanguage);
  return listProducts(db, markets, sql`p.id = any(${found.map(({ id }) => id)}::uuid[])`);
}

function listByHandle(db: Db, markets: ShopMarkets, handles: readonly string[]): Promise<HomeProduct[]> {
  return handles.length === 0
    ? Promise.resolve([])
    : listProducts(db, markets, sql`p.handle = any(${handles}::text[])`);
}

async function listProducts(db: Db, markets: ShopMarkets, condition: ReturnType<typeof sql>): Promise<HomeProduct[]> {
  const { rows } = await sql<{ handle: string; title: string; picture: string | null; isSold: boolean }>`
    select p.handle, coalesce(t.title, p.handle) as title, p.status = 'active' as "isSold",
      (select m.picture from media m where m.product_id = p.id and m.picture is not null order by m.position limit 1) as picture
    from products p left join product_texts t on t.product_id = p.id and t.locale = ${markets.catalogueLanguage}
    where ${condition} order by p.created_at desc, p.id`.execute(db);
  return rows.map(({ picture, ...product }) => ({ ...product, imageUrl: picture && pictureUrl(picture) }));
}
