// Finds out who asks, and what both can: profiles that anybody names, and what fetching them can cost or reveal.
import type { RequestListener } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isPublicAddress } from '#server/http/outside/public-address.ts';
import { marketOfBuyer } from '#server/ucp/market-of-buyer.ts';
import { PlatformProfiles } from '#server/ucp/negotiation/platform-profiles.ts';
import { readAgentHeader } from '#server/ucp/negotiation/read-agent-header.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aPlatform, aProfile, type Platform } from '../fixtures/ucp/a-platform.ts';
import { askAsPlatform, faultsOfAnswer, transports, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';

type Context = { shop: ShopFixture; platform: Platform };
const test = suite<Context>('negotiation with assistants');

const HERE = '127.0.0.1';

const json =
  (document: unknown): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify(document));

test.before(async (context) => {
  context.platform = await aPlatform({
    '/redirect': (_request, response) => response.writeHead(302, { location: '/2026-08-25' }).end(),
    '/page': (_request, response) => response.end('<!doctype html><p>Hello</p>'),
    '/huge': (_request, response) => response.end(`{"ucp":"${'x'.repeat(70_000)}"}`),
    '/gone': (_request, response) => response.writeHead(404).end(),
    '/slow': (_request, response) => {
      response.write('{');
    },
    '/text-version': json(aProfile('newest')),
    '/newer': json(aProfile('2027-01-01')),
    '/older': json(aProfile('2026-01-11')),
    '/between': json(aProfile('2026-06-01', ['dev.ucp.shopping.catalog.search'])),
    '/nothing': json(aProfile('2026-08-25', ['com.example.other'])),
  });
  const { fetchRules } = context.platform;
  context.shop = await aShop({ profileFetchRules: { ...fetchRules, timeoutMs: 300 }, now: laterEachTime });
  await context.shop.change('assistants', { isOpen: true });
});
test.after(async ({ shop, platform }) => {
  await shop.close();
  await platform.close();
});

// Each profile is fetched in a second of its own.
let asked = 0;
function laterEachTime(): Date {
  asked += 1;
  return new Date(shopTime.getTime() + asked * 1000);
}

test('a profile that cannot be had or read is said with the code of the protocol', async ({ shop, platform }) => {
  const wanted: [address: string, status: number, code: string][] = [
    ['http://platform.example/profile', 400, 'invalid_profile_url'],
    ['platform', 400, 'invalid_profile_url'],
    ['https://user:secret@platform.example/', 400, 'invalid_profile_url'],
    [platform.profileUrl('redirect'), 424, 'profile_unreachable'],
    [platform.profileUrl('gone'), 424, 'profile_unreachable'],
    [platform.profileUrl('slow'), 424, 'profile_unreachable'],
    [platform.profileUrl('page'), 422, 'profile_malformed'],
    [platform.profileUrl('huge'), 422, 'profile_malformed'],
    [platform.profileUrl('text-version'), 422, 'profile_malformed'],
    [platform.profileUrl('newer'), 422, 'version_unsupported'],
    [platform.profileUrl('older'), 422, 'version_unsupported'],
  ];
  for (const transport of transports) {
    for (const [profileUrl, status, code] of wanted) {
      const reply = await askAsPlatform(shop, { operation: 'search_catalog', transport, profileUrl });
      assert.equal([profileUrl, reply.status, reply.body.code], [profileUrl, status, code]);
      assert.type(reply.body.content, 'string');
    }
  }
});

test('private addresses are refused after the name is resolved, and the checked one is connected to', async ({
  platform,
}) => {
  for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1']) {
    const before = platform.asked.length;
    const fetchRules = { ...platform.fetchRules, isAllowed: isPublicAddress, resolve: async () => [address] };
    const profiles = new PlatformProfiles({ now: () => shopTime, fetchRules });
    const refused = await profiles.get(new URL(platform.profileUrl('2026-08-25')), HERE).catch((error) => error.code);
    assert.is(refused, 'invalid_profile_url', address);
    assert.is(platform.asked.length, before);
  }
  // A name server that says another address the second time is not asked a second time.
  let answers = 0;
  const resolve = async () => [answers++ === 0 ? '127.0.0.1' : '10.0.0.1'];
  const profiles = new PlatformProfiles({ now: () => shopTime, fetchRules: { ...platform.fetchRules, resolve } });
  assert.is((await profiles.get(new URL(platform.profileUrl('2026-08-25')), HERE)).version, '2026-08-25');
  assert.is(answers, 1);
});

test('an address is fetched once at a time, kept for its minute, and asked again afterwards', async ({ platform }) => {
  let now = shopTime;
  const profiles = new PlatformProfiles({ now: () => now, fetchRules: platform.fetchRules });
  const url = new URL(platform.profileUrl('2026-04-08'));
  const before = platform.asked.length;
  await Promise.all(Array.from({ length: 20 }, () => profiles.get(url, HERE)));
  await profiles.get(url, HERE);
  assert.is(platform.asked.length, before + 1);
  now = new Date(now.getTime() + 61_000);
  await profiles.get(url, HERE);
  assert.is(platform.asked.length, before + 2);
});

test('a version between two is answered in the one before it, with what both can', async ({ shop, platform }) => {
  const asking = { operation: 'search_catalog', transport: 'rest' as const };
  const { body } = await askAsPlatform(shop, { ...asking, profileUrl: platform.profileUrl('between') });
  // What it can is of no version that the shop has.
  assert.equal(body.ucp, { version: '2026-04-08', status: 'error', capabilities: {}, payment_handlers: {} });
  assert.equal(faultsOfAnswer(body, 'search_catalog', '2026-04-08'), []);
});

test('without anything in common the answer says so, and where a person can go on', async ({ shop, platform }) => {
  const profileUrl = platform.profileUrl('nothing');
  for (const transport of transports) {
    const reply = await askAsPlatform(shop, { operation: 'get_product', input: { id: 'x' }, transport, profileUrl });
    assert.is(reply.status, 200);
    assert.equal(faultsOfAnswer(reply.body, 'get_product', '2026-08-25'), []);
    assert.is((reply.body.messages as UcpBody[])[0]?.code, 'capabilities_incompatible');
    assert.is(reply.body.continue_url, 'http://localhost:3000/pl');
  }
});

test('the header is read as a dictionary of structured fields', () => {
  assert.is(readAgentHeader(undefined), null);
  assert.is(readAgentHeader('profile="https://a.example/p"'), 'https://a.example/p');
  assert.is(readAgentHeader('version="1", profile="https://a.example/p";q=1'), 'https://a.example/p');
  for (const header of ['', 'profile=https://a.example/p', 'notprofile="https://a.example"', 'profile="https://a']) {
    assert.throws(() => readAgentHeader(header), 'profile="https://…"');
  }
});

test('the market is that of the country, in the language where it can be', () => {
  const market = (language: 'pl' | 'de' | 'en', country: string, deliversTo: string[] = []) => ({
    ...{ language, country, deliversTo },
    currency: 'EUR' as const,
  });
  const shop = { markets: [market('pl', 'PL'), market('de', 'DE', ['AT']), market('en', 'DE')], main: 'pl' as const };
  assert.is(marketOfBuyer(shop, {}), 'pl');
  assert.is(marketOfBuyer(shop, { address_country: 'DE' }), 'de');
  assert.is(marketOfBuyer(shop, { address_country: 'de', language: 'en-GB' }), 'en');
  assert.is(marketOfBuyer(shop, { address_country: 'AT' }), 'de');
  assert.is(marketOfBuyer(shop, { address_country: 'FR', language: 'en' }), 'en');
  assert.is(marketOfBuyer(shop, { address_country: 'x'.repeat(400), language: '☃' }), 'pl');
});

test('a shop that is closed to assistants answers 404 everywhere', async () => {
  const shop = await aShop();
  for (const url of ['/.well-known/ucp', '/.well-known/ucp/2026-04-08']) {
    assert.is((await shop.app.inject(url)).statusCode, 404, url);
  }
  for (const url of ['/ucp/v1/catalog/search', '/ucp/mcp']) {
    assert.is((await shop.app.inject(url)).statusCode, 404, url);
    assert.is((await shop.app.inject({ method: 'POST', url, payload: {} })).statusCode, 404, url);
    const broken = { method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } } as const;
    assert.is((await shop.app.inject(broken)).statusCode, 404, url);
  }
  // A link of an e-mail leads to the cart nonetheless.
  assert.is((await shop.app.inject('/buy/nie-ma:1')).statusCode, 303);
  await shop.close();
});

test.run();
