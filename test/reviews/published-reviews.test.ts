// What becomes of published reviews: the product's page, search engines, the page of all of them, and who decides.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { averageStars } from '#src/catalogue/reviews/rating.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { askOverHttp } from '../fixtures/ask-over-http.ts';
import { textOf } from '../fixtures/post-form.ts';
import { until } from '../fixtures/until.ts';
import { officePerson } from '../staff/office-person.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { aBuyer, anArrivedOrder, daysAgo } from './a-reviewed-order.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('published reviews');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

type Written = { stars: number; locale?: string; text?: string; days?: number };

async function publish({ shop }: Context, handle: string, reviews: Written[]): Promise<void> {
  const { db } = shop.database;
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  const rows = reviews.map(({ stars, locale = 'pl', text = '', days = 1 }) => ({
    ...{ product_id: id, stars, locale, text, shown_name: 'Ewa R.', state: 'published' },
    ...{ written_at: daysAgo(days), decided_at: daysAgo(days) },
  }));
  await db.insertInto('reviews').values(rows).execute();
}

type JsonLd = { '@type': string; aggregateRating?: object; review?: { reviewBody?: string }[] };

function productData(html: string): JsonLd {
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = all.flatMap(([, json]) => JSON.parse(json ?? ''));
  return things.find((thing) => ['Product', 'ProductGroup'].includes(thing['@type']));
}

test('a review is seen once it is published, by whoever may, and not after it was rejected', async (context) => {
  const { app, database } = context.shop;
  const { db } = database;
  const order = await anArrivedOrder(context.shop);
  const { product_handle: handle } = await db
    .selectFrom('order_lines')
    .select('product_handle')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const page = async () => (await askOverHttp(app, { url: `/pl/p/${handle}` })).body;
  assert.not.match(await page(), 'aggregateRating');
  await aBuyer(context.shop, order.token).write({ stars: '4', text: 'Piękny druk, https://example.com' });
  assert.not.match(await page(), 'Piękny druk');
  const { id, written_at } = await db.selectFrom('reviews').select(['id', 'written_at']).executeTakeFirstOrThrow();
  const variables = { id, reason: null, readAt: written_at.toISOString() };

  const packer = officePerson(context.shop, (await signedInStaff(db, 'packer', { now: shopTime })).cookie);
  assert.is(await packer.mutate('ReviewsDecide', variables).catch(({ message }) => message), 'FORBIDDEN');
  const manager = officePerson(context.shop, (await signedInStaff(db, 'manager', { now: shopTime })).cookie);
  const { listedReviews } = await manager.query('ReviewsList', { filters: { state: 'waiting', text: 'DRUK' } });
  assert.equal(
    listedReviews.reviews.map((listed) => [listed.id, listed.stars, listed.orderNumber]),
    [[id, 4, order.number]],
  );
  assert.equal(await manager.mutate('ReviewsDecide', variables), { decideReview: { refusal: null } });
  await until(async () => (await page()).includes('Piękny druk'));
  const html = await page();
  assert.match(textOf(html), /4,0 .*1 opinia/);
  assert.match(textOf(html), 'Każda opinia pochodzi od osoby, która kupiła u nas ten produkt');
  assert.match(textOf(html), /Jan K\. .* Piękny druk, https:\/\/example\.com/);
  assert.not.match(html, 'href="https://example.com');
  const data = productData(html);
  assert.equal(data.aggregateRating, { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 });
  assert.is(data.review?.[0]?.reviewBody, 'Piękny druk, https://example.com');

  const reply = { id, version: 0, text: 'Dziękujemy!' };
  assert.is((await manager.mutate('ReviewsReply', reply)).replyToReview.refusal, null);
  assert.is((await manager.mutate('ReviewsReply', reply)).replyToReview.refusal, 'ReplyChanged');
  await until(async () => textOf(await page()).includes('Odpowiedź: Pracownia Plakatu Dziękujemy!'));

  await manager.mutate('ReviewsDecide', { ...variables, reason: 'advertising' });
  await until(async () => !(await page()).includes('Piękny druk'));
  const log = await db.selectFrom('audit_log').select(['kind', 'subject', 'after']).orderBy('id').execute();
  assert.equal(
    log.filter(({ kind }) => kind.startsWith('review.')),
    [
      { kind: 'review.published', subject: String(id), after: '{"state":"published","reason":null}' },
      { kind: 'review.replied', subject: String(id), after: '{"version":1}' },
      { kind: 'review.rejected', subject: String(id), after: '{"state":"rejected","reason":"advertising"}' },
    ],
  );
});

test('all that are published count, bad ones as well, and the page’s language comes first', async (context) => {
  await aProduct(context.shop.database.db, { handle: 'czapla' });
  await publish(context, 'czapla', [
    { stars: 1, locale: 'de', text: 'Enttäuschend', days: 1 },
    { stars: 5, locale: 'pl', text: 'Stara, po polsku', days: 9 },
    { stars: 5, locale: 'en', text: 'Newer, in English', days: 2 },
  ]);
  await sql`insert into reviews (product_id, locale, stars, text, shown_name, state, written_at)
    select product_id, 'pl', 1, 'Jeszcze niesprawdzona', '', 'waiting', now() from reviews limit 1`.execute(
    context.shop.database.db,
  );
  const { body } = await context.shop.app.inject({ url: '/pl/p/czapla' });
  const places = ['Stara, po polsku', 'Enttäuschend', 'Newer, in English'].map((text) => textOf(body).indexOf(text));
  assert.ok(
    places.every((place, index) => place > (places[index - 1] ?? 0)),
    String(places),
  );
  assert.match(body, /lang="de[^"]*">Enttäuschend/);
  assert.not.match(body, 'Jeszcze niesprawdzona');
  assert.equal(productData(body).aggregateRating, { '@type': 'AggregateRating', ratingValue: 3.7, reviewCount: 3 });
});

test('further ones stand on pages of their own, each once', async (context) => {
  const { app, database } = context.shop;
  await aProduct(database.db, { handle: 'wilga' });
  // All at the same moment: the number decides.
  const texts = Array.from({ length: 45 }, (_, index) => `opinia-${index}.`);
  await publish(
    context,
    'wilga',
    texts.map((text, index) => ({ stars: 5, locale: index % 2 ? 'pl' : 'de', text, days: 3 })),
  );
  const first = (await app.inject({ url: '/pl/p/wilga' })).body;
  assert.match(textOf(first), 'Wszystkie opinie (45)');
  let url: string | undefined = '/pl/p/wilga/reviews';
  const seen: string[] = [];
  while (url) {
    const answer: { body: string; statusCode: number } = await app.inject({ url });
    assert.is(answer.statusCode, 200);
    seen.push(...(textOf(answer.body).match(/opinia-\d+\./g) ?? []));
    const next = /<a[^>]*rel="next"[^>]*>/.exec(answer.body)?.[0];
    url = /href="([^"]+)"/.exec(next ?? '')?.[1];
  }
  assert.is(seen.length, 45);
  assert.equal(seen.toSorted(), texts.toSorted());
  assert.ok(
    seen.slice(0, 22).every((text) => Number(text.slice(7, -1)) % 2 === 1),
    'Polish ones first',
  );
  assert.is((await app.inject({ url: '/pl/p/nie-ma/reviews' })).statusCode, 404);
  assert.match(
    (await app.inject({ url: '/pl/p/wilga/reviews' })).body,
    'rel="canonical" href="http://localhost:3000/pl/p/wilga/reviews"',
  );
  assert.match((await app.inject({ url: '/pl/p/wilga/reviews?after=1' })).body, 'content="noindex"');
});

test('the average has one decimal, and nothing has none', () => {
  assert.is(averageStars([0, 0, 0, 0, 0]), null);
  assert.is(averageStars([1, 0, 0, 0, 1]), 3);
  assert.is(averageStars([0, 0, 1, 1, 1]), 4);
  assert.is(averageStars([1, 1, 0, 0, 1]), 2.7);
});

test.run();
