// What the README tells a merchant to set up at Stripe is what the code expects.
import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { handledEvents, WEBHOOK_PATH } from '#server/payments/handled-events.ts';
import { root } from '../source-imports.ts';

const readme = readFileSync(`${root}README.md`, 'utf8');
const [, section = ''] = /\n## Going live\n(.*?)\n## /s.exec(readme) ?? [];

test('the README names the events that the shop acts on, and no others', () => {
  const named = section.match(/`(payment_intent|charge|refund)\.[\w.]+`/g) ?? [];
  assert.equal(named.map((each) => each.slice(1, -1)).sort(), [...handledEvents].sort());
});

test('the README names the version of the API and the address of the webhook', () => {
  const versions = section.match(/\d{4}-\d{2}-\d{2}\.\w+/g);
  assert.equal(versions, [Stripe.API_VERSION]);
  assert.match(section, `$PUBLIC_URL${WEBHOOK_PATH}`);
});

test('the README stays under 80 lines', () => {
  assert.ok(readme.trimEnd().split('\n').length < 80);
});

test.run();
