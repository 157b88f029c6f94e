// kasa.config.ts as the guide prints it, and with mistakes in it.
import { rm } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { guideExample } from '#bin/commands/adding/guide-example.ts';
import { type Extensions, loadKasaConfig } from '#server/extensions/load-kasa-config.ts';
import { isKnownCarrier, registerOwnCarriers, shownCarrier } from '#server/shipping/own-carriers.ts';
import { trackingLink } from '#server/shipping/tracking-link.ts';
import { folderWith } from '../fixtures/guide-examples.ts';

const environment = { WAREHOUSE_SECRET: 'a-secret-of-two-machines' };

async function load(code: string, env: Record<string, string> = environment): Promise<Extensions> {
  const folder = await folderWith('kasa.config.ts', code);
  return loadKasaConfig(folder, env).finally(() => rm(folder, { recursive: true }));
}

async function refusal(code: string, env?: Record<string, string>): Promise<string> {
  const error = await load(code, env).then(
    () => assert.unreachable('it was taken'),
    (refused: Error & { fix?: string }) => refused,
  );
  assert.ok(error?.fix, String(error));
  return error.message;
}

test('a shop without the file has no extensions', async () => {
  const folder = await folderWith('another.ts', '');
  assert.equal(await loadKasaConfig(folder, {}), { carriers: [], webhooks: [], paymentMethods: [], stockLowAt: 0 });
  await rm(folder, { recursive: true });
});

test('the webhook of the guide is read, with its secret from the environment', async () => {
  const { webhooks, stockLowAt } = await load(await guideExample('extending.md', 'kasa.config.ts', 'webhooks'));
  assert.equal(webhooks, [
    {
      name: 'warehouse',
      url: 'https://warehouse.example/kasa',
      events: ['order.paid', 'order.cancelled', 'stock.low'],
      allowPrivateAddress: false,
      secret: environment.WAREHOUSE_SECRET,
    },
  ]);
  assert.is(stockLowAt, 5);
});

test('the carrier of the guide has a name, and a link to where its parcels are followed', async () => {
  const { carriers } = await load(await guideExample('extending.md', 'kasa.config.ts', 'carriers'));
  assert.not(isKnownCarrier('city-bikes'));
  registerOwnCarriers(carriers);
  assert.ok(isKnownCarrier('city-bikes'));
  assert.is(shownCarrier('city-bikes'), 'City Bikes');
  const parcel = { trackingNumber: 'CB 17&x', postalCode: '00-526', country: 'PL' };
  const link = 'https://citybikes.example/follow?parcel=CB%2017%26x&to=00-526';
  assert.is(trackingLink('city-bikes', parcel), link);
  assert.is(trackingLink('city-bikes', { ...parcel, trackingNumber: '' }), null);
  assert.match(trackingLink('dpd', parcel) ?? '', 'dpd.com.pl');
  registerOwnCarriers([{ id: 'walker', name: 'Walker' }]);
  assert.is(trackingLink('walker', parcel), null);
  registerOwnCarriers([]);
});

const webhook = (more: string) =>
  `export default { webhooks: [{ name: 'a', url: 'https://a.example', events: ['order.paid'], secretEnv: 'S', ${more} }] };`;

test('a mistake is named, with where it is', async () => {
  const mistakes: [code: string, said: RegExp][] = [
    ['export default { webhook: [] };', /Unrecognized key: "webhook"/],
    ['export const config = {};', /kasa\.config\.ts is not as expected/],
    ['export default {', /kasa\.config\.ts cannot be loaded: /],
    [webhook("events: ['order.payed']"), /"order\.placed"\|"order\.paid".*\n.*webhooks\[0\]\.events\[0\]/],
    [webhook("url: 'ftp://a.example'"), /webhooks\[0\]\.url/],
    [webhook("name: 'Our ERP'"), /expected small letters/],
    ["export default { carriers: [{ id: 'dpd', name: 'x' }] };", /Kasa has a carrier of this name/],
    ["const a = { id: 'a', name: 'A' }; export default { carriers: [a, a] };", /names a twice in carriers/],
  ];
  for (const [code, said] of mistakes) assert.match(await refusal(code, { S: environment.WAREHOUSE_SECRET }), said);
});

test('a webhook without a secret, or with a short one, does not start, and the secret is not shown', async () => {
  const code = webhook('');
  assert.match(await refusal(code, {}), /^The webhook a of .* has no secret: S has fewer than 16 characters\.$/);
  assert.not.match(await refusal(code, { S: 'hunter2' }), 'hunter2');
});

test.run();
