// A block of every kind, and what each needs of the shop to have something to show.
import type { Db } from '#server/database/connect.ts';
import type { blockKinds, StoredBlock } from '#src/shop/blocks/blocks.ts';
import { aProduct } from '../../fixtures/a-product.ts';

export const A_PICTURE = '0123456789abcdef0123';

const link = { button: { pl: 'Zobacz' }, link: '/c/all' };
const picture = { picture: A_PICTURE, alt: { pl: 'Kubek na stole' } };

const values: Record<keyof typeof blockKinds, object> = {
  hero: { headline: { pl: 'Dzień dobry' }, picture, ...link },
  banner: { text: { pl: 'Zamknięte przez tydzień' }, tone: 'loud', ...link },
  newest: { title: { pl: 'Co nowego' } },
  'most-bought': {},
  collections: { title: { pl: 'Działy' } },
  collection: { handle: 'kuchnia' },
  products: { title: { pl: 'Wybrane' }, products: ['kubek', 'miska'] },
  'picture-text': { picture, title: { pl: 'Pracownia' }, text: { pl: '<p>Nad rzeką.</p>' }, ...link },
  text: { title: { pl: 'Słowo' }, text: { pl: '<p>Glina i ogień.</p>' } },
  questions: { questions: [{ question: { pl: 'Czy do zmywarki?' }, answer: { pl: '<p>Tak.</p>' } }] },
  reviews: {},
  hours: { title: { pl: 'Kiedy' } },
  service: {},
  newsletter: { title: { pl: 'Listy' } },
  line: { title: { pl: 'Na sznurku' } },
};

export const oneOfEach: StoredBlock[] = Object.entries(values).map(([kind, value]) => ({ kind, ...value }));

/** Two products in a collection, a picture of the library, a review. */
export async function fillShop(db: Db): Promise<void> {
  await aProduct(db, { handle: 'kubek', title: 'Kubek' });
  await aProduct(db, { handle: 'miska', title: 'Miska' });
  const { id: collection } = await db
    .insertInto('collections')
    .values({ handle: 'kuchnia', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_texts')
    .values({ collection_id: collection, locale: 'pl', title: 'Kuchnia' })
    .execute();
  const products = await db.selectFrom('products').select('id').execute();
  await db
    .insertInto('collection_products')
    .values(products.map(({ id }, position) => ({ collection_id: collection, product_id: id, position })))
    .execute();
  const at = new Date('2026-11-02T10:00:00Z');
  await aPicture(db, A_PICTURE);
  const review = { stars: 4, locale: 'pl', text: 'Ładny', shown_name: 'Ewa R.', state: 'published' };
  await db
    .insertInto('reviews')
    .values({ product_id: products[0]?.id as string, ...review, written_at: at, decided_at: at } as never)
    .execute();
}

export async function aPicture(db: Db, key: string): Promise<void> {
  const size = { width: 1200, height: 800, ground_color: '#aabbcc' };
  await db
    .insertInto('pictures')
    .values({ key, ...size, name: 'kubek.jpg', added_at: new Date('2026-11-02T10:00:00Z') } as never)
    .execute();
}
