// Whatever the database holds in languages is listed as missing or outdated, or is named here with the reason why not.

import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('what is listed for translating');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const notListed: Readonly<Record<string, string>> = {
  searches: 'what shoppers typed, in their own words',
  assistant_searches: 'what was asked of assistants, in the words of whom they shop for',
  seen_page_templates: 'says which texts of Kasa somebody has seen',
  guarantee_notices: 'the Commission has written it in every language',
  search_synonyms: 'what shoppers call things is another word in each language, and no translation',
  search_words: 'written out for the search',
  product_documents: 'written out for the search',
  text_translations: 'the list itself',
  assistant_carts: 'the language of whom an assistant shops for',
  orders: 'the language of who has ordered',
  returns: 'the language of who sends back',
  reviews: 'the language of who has written',
  back_in_stock_requests: 'the language of who waits',
  newsletter_subscriptions: 'the language of who reads',
  shopper_accounts: 'the language of who has signed in',
  shopper_sign_ins: 'the language of who signs in',
  staff: 'the language of who works',
  staff_links: 'the language of who is invited',
};

test('a table with a language is followed by the list of translations, or has a reason', async ({ shop }) => {
  const { rows } = await sql<{ name: string; isFollowed: boolean }>`
    select c.table_name as name, exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.table_name::regclass and p.proname in ('follow_translations', 'follow_details')
    ) as "isFollowed"
    from information_schema.columns c join information_schema.tables using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name in ('locale', 'language') and table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name`.execute(shop.database.db);
  assert.ok(rows.some(({ isFollowed }) => isFollowed));
  const forgotten = rows.filter(({ name, isFollowed }) => !isFollowed && !notListed[name]).map(({ name }) => name);
  assert.equal(forgotten, []);
  const names = new Set(rows.map(({ name }) => name));
  assert.equal(
    Object.keys(notListed).filter((name) => !names.has(name)),
    [],
  );
});

test.run();
