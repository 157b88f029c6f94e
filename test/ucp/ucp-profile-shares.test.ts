// What fetching the profiles of some platforms takes from others, and what stays of one that cannot be fetched.
import type { RequestListener } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isPublicAddress } from '#server/http/outside/public-address.ts';
import { FETCHES_A_SECOND, SHARE_OF_ADDRESS, SHARE_OF_HOST } from '#server/ucp/negotiation/fetch-shares.ts';
import { PlatformProfiles } from '#server/ucp/negotiation/platform-profiles.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { aPlatform, aProfile, type Platform } from '../fixtures/ucp/a-platform.ts';

type Context = { platform: Platform; isAway: boolean; now: Date; profiles: PlatformProfiles };
const test = suite<Context>('shares of fetching profiles');

const DAY_MS = 86_400_000;

test.before(async (context) => {
  const kept =
    (cacheControl: string): RequestListener =>
    (_request, response) => {
      if (context.isAway) return response.writeHead(503).end();
      return response.setHeader('cache-control', cacheControl).end(JSON.stringify(aProfile('2026-08-25')));
    };
  context.platform = await aPlatform({
    '/kept': kept('max-age=3600'),
    '/strict': kept('max-age=3600, must-revalidate'),
    '/hour': kept('max-age=3600, stale-if-error=3600'),
    '/gone': (_request, response) =>
      response.writeHead(context.isAway ? 404 : 200).end(JSON.stringify(aProfile('2026-08-25'))),
  });
});
test.before.each((context) => {
  context.now = shopTime;
  context.isAway = false;
  context.profiles = new PlatformProfiles({ now: () => context.now, fetchRules: context.platform.fetchRules });
});
test.after(({ platform }) => platform.close());

/** `number`: each is another profile of another host, to which nobody answers for itself. */
function ask({ profiles, platform }: Context, number: number, from: string): Promise<string> {
  const { port } = new URL(platform.profileUrl(''));
  return codeOf(profiles.get(new URL(`https://h${number}.example:${port}/`), from));
}

const codeOf = (getting: Promise<unknown>) =>
  getting.then(
    () => 'had',
    (error) => error.code,
  );
const repeat = (count: number, work: (number: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number)));

test('no more than ten are fetched in a second, and of one address that asks no more than its share', async (context) => {
  const addresses = FETCHES_A_SECOND / SHARE_OF_ADDRESS;
  const asked = await repeat(FETCHES_A_SECOND + 4, (number) => ask(context, number, '198.51.100.1'));
  assert.equal(
    asked.map((code) => code === 'unavailable'),
    asked.map((_, number) => number >= SHARE_OF_ADDRESS),
  );
  const others = await repeat(FETCHES_A_SECOND, (number) =>
    ask(context, 100 + number, `198.51.100.${2 + (number % addresses)}`),
  );
  assert.is(others.filter((code) => code === 'unavailable').length, SHARE_OF_ADDRESS);
  context.now = new Date(shopTime.getTime() + 1_000);
  assert.is(await ask(context, 200, '198.51.100.1'), 'profile_unreachable');
});

test('of one host no more than a share is fetched, whoever asks', async (context) => {
  const { profiles, platform } = context;
  const fromMany = await repeat(SHARE_OF_HOST + 1, (number) =>
    codeOf(profiles.get(new URL(platform.profileUrl(`kept?${number}`)), `198.51.100.${number + 1}`)),
  );
  assert.is(fromMany.filter((code) => code === 'unavailable').length, 1);
});

test('what is refused before it is fetched takes nothing from others', async (context) => {
  const { platform } = context;
  const resolve = async (host: string) => (host === 'platform.example' ? ['127.0.0.1'] : ['10.0.0.5']);
  const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
  const fetchRules = { ...platform.fetchRules, resolve, isAllowed };
  const profiles = new PlatformProfiles({ now: () => context.now, fetchRules });
  const refused = await repeat(FETCHES_A_SECOND * 2, (number) =>
    codeOf(profiles.get(new URL(`https://inside-${number}.example/`), `198.51.100.${number + 1}`)),
  );
  assert.equal([...new Set(refused)], ['invalid_profile_url']);
  // An address within needs no name, and is nobody's share.
  const literal = await repeat(FETCHES_A_SECOND, (number) =>
    codeOf(profiles.get(new URL(`https://10.0.0.${number + 1}/`), '198.51.100.99')),
  );
  assert.equal([...new Set(literal)], ['invalid_profile_url']);
  assert.is(await codeOf(profiles.get(new URL(platform.profileUrl('kept')), '198.51.100.99')), 'had');
});

test('a profile that cannot be fetched anew is used for a day more, where its headers allow that', async (context) => {
  const { profiles, platform } = context;
  const get = (path: string) => {
    context.now = new Date(context.now.getTime() + 1_000);
    return codeOf(profiles.get(new URL(platform.profileUrl(path)), '198.51.100.1'));
  };
  const paths = ['kept', 'strict', 'hour', 'gone'];
  for (const path of paths) assert.is(await get(path), 'had');
  context.isAway = true;
  context.now = new Date(shopTime.getTime() + 3_700_000);
  const asked = platform.asked.length;
  for (const path of paths) assert.is(await get(path), path === 'strict' ? 'profile_unreachable' : 'had', path);
  assert.is(platform.asked.length, asked + paths.length);
  // It is not asked again at once.
  for (const path of paths) await get(path);
  assert.is(platform.asked.length, asked + paths.length);
  context.now = new Date(shopTime.getTime() + 3 * 3_600_000);
  assert.equal([await get('kept'), await get('hour')], ['had', 'profile_unreachable']);
  context.now = new Date(shopTime.getTime() + DAY_MS + 3_700_000);
  assert.is(await get('kept'), 'profile_unreachable');
  context.isAway = false;
  context.now = new Date(context.now.getTime() + 61_000);
  assert.is(await get('kept'), 'had');
});

test('a platform that is known shops on while others use up what is fetched in a second', async (context) => {
  const { profiles, platform } = context;
  const url = new URL(platform.profileUrl('kept'));
  assert.is(await codeOf(profiles.get(url, '203.0.113.1')), 'had');
  context.now = new Date(shopTime.getTime() + 3_601_000);
  await repeat(FETCHES_A_SECOND, (number) => ask(context, number, `198.51.100.${number + 1}`));
  assert.is(await ask(context, 99, '198.51.100.99'), 'unavailable');
  assert.is(await codeOf(profiles.get(url, '203.0.113.1')), 'had');
});

test.run();
