// The guide for developers of assistants: each command that it shows is sent to a shop, and answered as the guide says.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { profileOfGuide } from '#server/developers/ucp-chapter.ts';
import { guideRequests } from '#server/developers/ucp-requests.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopSettings } from '../fixtures/a-shop.ts';
import { aPlatform, type Platform } from '../fixtures/ucp/a-platform.ts';
import { root } from '../source-imports.ts';

const test = suite<{ shop: ShopFixture; platform: Platform }>('the guide to the protocol');
const guide = readFileSync(`${root}server/guides/developers-ucp.md`, 'utf8');
const SKU = 'PP-ZUBR-5070-M-D';

test.before(async (context) => {
  context.platform = await aPlatform({
    '/profile.json': (_request, response) => response.end(JSON.stringify(profileOfGuide)),
  });
  context.shop = await aShop({
    profileFetchRules: context.platform.fetchRules,
    settings: { ...shopSettings(['p24']), assistants: { isOpen: true } },
  });
  const { db } = context.shop.database;
  const variant = await aProduct(db, { handle: 'zubr', title: 'Żubr', onHand: 5 });
  await db.updateTable('variants').set({ sku: SKU }).where('id', '=', variant).execute();
});
test.after(async ({ shop, platform }) => {
  await shop.close();
  await platform.close();
});

type Step = { title: string; status: number; command: string };

function stepsOfGuide(): Step[] {
  const steps = guide.matchAll(/^(?<title>[^.\n]+)\. .* Answers (?<status>\d{3})\.\n\n```sh\n(?<command>[^`]+)```/gm);
  return [...steps].map(({ groups: { title = '', status = '', command = '' } = {} }) => ({
    ...{ title, command },
    status: Number(status),
  }));
}

/** What curl sends for the command; `variables`: those of the shell. */
function requestOf(command: string, variables: Record<string, string>) {
  const expanded = command
    .replaceAll('$(uuidgen)', () => randomUUID())
    .replaceAll(/(?:'"|)\$(?<name>[A-Z]+)(?:"'|)/g, (whole, name: string) => variables[name] ?? whole);
  const headers = [...expanded.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ]);
  const payload = /-d '(.*)'/.exec(expanded)?.[1];
  const [, given] = /-X ([A-Z]+)/.exec(expanded) ?? [];
  return {
    method: (given ?? (payload === undefined ? 'GET' : 'POST')) as 'GET' | 'POST' | 'PUT',
    url: /"http:\/\/shop(\/[^"]+)"/.exec(expanded)?.[1] ?? '',
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(payload !== undefined && { payload }),
  };
}

for (const hasProfile of [false, true]) {
  test(`every command of the guide is answered as it says, ${hasProfile ? 'with its profile' : 'without a profile'}`, async ({
    shop,
    platform,
  }) => {
    const steps = stepsOfGuide();
    assert.is(steps.length, guideRequests.length);
    const variables: Record<string, string> = { SHOP: 'http://shop' };
    for (const { title, status, command } of steps) {
      const request = requestOf(command, variables);
      assert.ok(request.url, `${title}: ${command}`);
      if (hasProfile) request.headers['ucp-agent'] = `profile="${platform.profileUrl('profile.json')}"`;
      const answer = await shop.app.inject(request);
      assert.is(answer.statusCode, status, `${title}: ${answer.body}`);
      const [, name, member = ''] = /^(\w+)=\$\(jq -r \.(\S+) answer\.json\)$/m.exec(command) ?? [];
      const read = (body: unknown) =>
        member.split('.').reduce((part: unknown, key) => (part as Record<string, unknown> | undefined)?.[key], body);
      if (name) variables[name] = String(read(answer.json()) ?? null);
      if (title === 'Buyer, delivery, discount') assert.is(answer.json().fulfillment !== undefined, hasProfile);
      if (title === 'Hand over') assert.is(answer.json().status, 'requires_escalation');
    }
    assert.match(String(variables.CART), /^[\w-]{20,}$/);
    assert.is(variables.CHECKOUT, variables.CART);
  });
}

test('what the guide buys is in the demo shop', () => {
  const demo = readFileSync(`${root}server/demo/data/pracownia-plakatu.csv`, 'utf8');
  assert.match(demo, `,zubr,,,,,,,,${SKU},`);
});

test.run();
