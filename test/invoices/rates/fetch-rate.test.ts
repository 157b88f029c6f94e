// Rates as the banks answer, from a server of our own: which day counts, and that nothing but a plain rate is taken.
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFetchRate } from '#server/invoices/rates/fetch-rate.ts';
import type { WantedRate } from '#server/invoices/rates/rate-source.ts';
import { addRates } from '#server/sandbox/rates-stand-in.ts';
import { createAskCarrier } from '#server/shipping/labels/ask-carrier.ts';

type Context = { banks: FastifyInstance; origin: string };
const test = suite<Context>('exchange rates of the banks');

test.before(async (context) => {
  context.banks = fastify();
  addRates(context.banks);
  context.banks.get('/away/*', () => new Promise(() => undefined));
  context.banks.get('/large/*', () => 'x'.repeat(3_000));
  context.banks.get('/other/*', () => ({ rates: [{ no: '1', effectiveDate: '2026-11-24', mid: -1 }] }));
  context.banks.get('/page/*', (_, reply) => reply.type('text/html').send('<p>maintenance</p>'));
  context.banks.get('/old/*', () => ({ rates: [{ no: '1/A/NBP/2020', effectiveDate: '2020-01-02', mid: 4.2 }] }));
  await context.banks.listen({ host: '127.0.0.1', port: 0 });
  context.origin = `http://127.0.0.1:${(context.banks.server.address() as AddressInfo).port}`;
});
test.after(({ banks }) => banks.close());

/** 24 November 2026 is a Tuesday. */
const wanted: WantedRate = { country: 'PL', national: 'PLN', currency: 'EUR', taxPoint: '2026-11-24' };

async function fetched({ origin }: Context, changes: Partial<WantedRate> = {}) {
  const found = await createFetchRate({ sandboxOrigin: origin })({ ...wanted, ...changes });
  return found.ok ? found.value : found.error;
}

test('in Poland the last working day before the tax point counts: NBP, table A', async (context) => {
  const rate = { unit: 'EUR', rate: '4.2634', currency: 'PLN', source: 'NBP' };
  assert.equal(await fetched(context), { ...rate, table: '233/A/NBP/2026', day: '2026-11-23' });
  const monday = await fetched(context, { taxPoint: '2026-11-23' });
  assert.equal(monday, { ...rate, table: '232/A/NBP/2026', day: '2026-11-20' });
});

test('in Czechia the rate in force on the day counts, per unit where the table names a hundred', async (context) => {
  const czech = { country: 'CZ', national: 'CZK', taxPoint: '2026-11-22' } as const;
  const rate = { currency: 'CZK', source: 'ČNB', table: '232/2026', day: '2026-11-20' };
  assert.equal(await fetched(context, czech), { ...rate, unit: 'EUR', rate: '24.348' });
  assert.equal(await fetched(context, { ...czech, currency: 'HUF' }), { ...rate, unit: 'HUF', rate: '0.06225' });
});

test('elsewhere the ECB says what one euro costs, whichever way is converted', async (context) => {
  const rate = { unit: 'EUR', rate: '4.2634', source: 'ECB', table: 'EXR', day: '2026-11-24' };
  const german = { country: 'DE', national: 'EUR', currency: 'PLN' } as const;
  assert.equal(await fetched(context, german), { ...rate, currency: 'EUR' });
  const swedish = await fetched(context, { country: 'SE', national: 'SEK', currency: 'EUR' });
  assert.equal(swedish, { ...rate, rate: '10.9543', currency: 'SEK' });
  const cross = await fetched(context, { country: 'SE', national: 'SEK', currency: 'PLN' });
  assert.equal(cross, { kind: 'NoRate', detail: 'the ECB has no rate of PLN in SEK' });
});

test('the return of a quarter takes the ECB’s rate of its last day, or of the next one on which there is one', async (context) => {
  const quarter = { national: 'EUR', currency: 'PLN', purpose: 'oss' } as const;
  const rate = { unit: 'EUR', rate: '4.2634', source: 'ECB', table: 'EXR', currency: 'EUR' };
  assert.equal(await fetched(context, { ...quarter, taxPoint: '2026-09-30' }), { ...rate, day: '2026-09-30' });
  // A Sunday.
  assert.equal(await fetched(context, { ...quarter, taxPoint: '2028-12-31' }), { ...rate, day: '2029-01-01' });
});

test('a currency that no table names has no rate', async (context) => {
  const missing = await fetched(context, { currency: 'RON' });
  assert.equal(missing, { kind: 'NoRate', detail: 'NBP answered 404' });
});

test('a bank that is away, answers too much, something else or of another year gives no rate', async ({ origin }) => {
  for (const [path, detail] of [
    ['/away', 'no answer in time'],
    ['/large', 'an answer of more than 0.001 MB'],
    ['/page', 'NBP names no rate from 2026-11-13 to 2026-11-23'],
    ['/other', 'NBP names no rate from 2026-11-13 to 2026-11-23'],
    ['/old', 'NBP names no rate from 2026-11-13 to 2026-11-23'],
  ] as const) {
    const fetchRate = createFetchRate({ sandboxOrigin: origin + path, ask: createAskCarrier(300, 1_000) });
    assert.equal(await fetchRate(wanted), { ok: false, error: { kind: 'NoRate', detail } }, path);
  }
});

test.run();
