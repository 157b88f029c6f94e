// Titles in Greek or Cyrillic letters stand in the order of their own alphabets, page after page.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listProducts } from '#server/catalogue/listing/list-products.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = suite('titles in other alphabets');

const request = { ...viewIn('pl'), collection: 'all', first: 3, sort: 'title' } as const;

/** The titles as the pages of a listing give them, when they came in the other way round. */
async function sortedByPages(titles: readonly string[]): Promise<string[]> {
  const { db, close } = await openTestDatabase();
  for (const [at, title] of titles.toReversed().entries()) await aProduct(db, { handle: `product-${at}`, title });
  const sorted: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { items, nextCursor } = await listProducts(db, { ...request, ...(after && { after }) });
    sorted.push(...items.map(({ title }) => title));
    after = nextCursor;
  }
  await close();
  return sorted;
}

const alphabets = {
  Greek: [
    ...['Amfora', 'Żubr', 'Άνθος αλατιού', 'Βότανα', 'Γραβιέρα', 'Δωροκάρτα', 'Έξτρα', 'Ζυμαρικά', 'Ηλιόσποροι'],
    ...['ΘΡΟΥΜΠΕΣ', 'Λάδι', 'Μέλι', 'Ξίδι', 'Όσπρια', 'Ούζο', 'Σαπούνι', 'Φάβα', 'Χαλβάς', 'Ψωμί', 'Ωμέγα'],
  ],
  Bulgarian: ['Боза', 'Вино', 'Жито', 'Йогурт', 'Мед', 'Хляб', 'Чай', 'Шоколад', 'Щипки', 'Ябълки'],
  Ukrainian: ['Гречка', 'Ґрунт', 'Дика', 'Енергія', 'Єдність', 'Иржа', 'Ікра', 'Їжа', 'Йогурт', 'Кава'],
};

for (const [alphabet, titles] of Object.entries(alphabets)) {
  test(`${alphabet} titles stand as their alphabet has them`, async () => {
    assert.equal(await sortedByPages(titles), titles);
  });
}

test.run();
