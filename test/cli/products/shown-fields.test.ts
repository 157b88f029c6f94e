// What a product's fields are is printed as they are edited, so that what is shown, given back, changes nothing.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase };

const test = suite<Context>('kasa products show --fields');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  await aProduct(db, { handle: 'fox', title: 'Lis' });
  await aProduct(db, { handle: 'owl', title: 'Sowa' });
  await setSettings(db, 'product-fields', {
    fields: [
      { key: 'care', kind: 'text', names: { pl: 'Pielęgnacja', en: 'Care' } },
      { key: 'height', kind: 'number', names: { pl: 'Wysokość' } },
    ],
  });
});
test.after(({ database }) => database.close());

const kasa = ({ database }: Context, ...args: string[]) =>
  runKasa(['products', ...args], { env: { DATABASE_URL: database.url } });

/** Reads the fields as a shell takes the printed lines. */
async function shownFields(context: Context, handle: string): Promise<string[]> {
  const { stdout } = await kasa(context, 'show', handle, '--fields');
  const { stdout: words } = await promisify(execFile)('sh', [
    '-c',
    `printf '%s\\0' ${stdout.trim().split('\n').join(' ')}`,
  ]);
  return words.split('\0').slice(0, -1);
}

const full = [
  ...['vendor=Las', 'type=Poster', 'tags=forest, winter', 'goes-with=owl', 'vat-class=reduced'],
  ...[
    'withdrawal=sealed_hygiene',
    'cash-register=yes',
    "manufacturer-name=Fox's & Co",
    'manufacturer-email=a@b.example',
  ],
  ...[
    'title.en=The "fox"',
    'description.pl=<p>Ma ogon.</p>',
    'seo-title.pl=Lis = lis',
    'safety-warnings.pl=Nie gryźć.',
  ],
  ...['field.care.pl=Nie prać', 'field.care.en=Do not wash', 'field.height=12.5'],
  ...['FOX:ean=5901234123457', 'FOX:weight=450', 'FOX:counted=yes', 'FOX:contents=750 ml', 'FOX:unit-price-of=100 ml'],
  ...['FOX:price.EUR=24.90', 'FOX:compare-at.EUR=29.90'],
];

test('each field that was edited is shown, and given back all of them change nothing', async (context) => {
  assert.match((await kasa(context, 'edit', 'fox', ...full)).stdout, 'fox was changed');
  const shown = await shownFields(context, 'fox');
  assert.equal(
    full.filter((field) => !shown.includes(field)),
    [],
  );
  assert.is((await kasa(context, 'edit', 'fox', ...shown)).stdout, 'fox says all of it already.\n');
});

test('a text in one language leaves the others, and a measure its unit price', async (context) => {
  await kasa(context, 'edit', 'fox', 'field.care.pl=Prać ręcznie', 'FOX:contents=1 l');
  const shown = await shownFields(context, 'fox');
  for (const field of ['field.care.en=Do not wash', 'FOX:contents=1 l', 'FOX:unit-price-of=100 ml']) {
    assert.ok(shown.includes(field), field);
  }
  assert.match((await kasa(context, 'edit', 'fox', 'FOX:contents=')).stdout, 'fox was changed');
  assert.is((await shownFields(context, 'fox')).filter((field) => /contents|unit-price/.test(field)).length, 0);
});

test('what a field cannot hold is refused with how it is written', async (context) => {
  const refused: [string, string][] = [
    ['title=Lis', 'Write title.pl=…, or another of pl, nl, de, cs, en.'],
    ['title.fr=Renard', 'Kasa does not speak the language fr.'],
    ['FOX:contents=many', 'contents="750 ml"'],
    ['FOX:unit-price-of=1 l', 'Say with contents="750 ml" how much the variant holds.'],
    ['FOX:weight=heavy', 'Write whole grams'],
    ['FOX:counted=maybe', 'counted=yes or counted=no'],
    ['FOX:price.PLN=1000000000.01', 'is more than a billion'],
  ];
  for (const [field, said] of refused) {
    const { code, stderr } = await kasa(context, 'edit', 'fox', field);
    assert.equal([code, stderr.includes(said)], [1, true], `${field}: ${stderr}`);
  }
});

test.run();
