import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuilder } from '#build/bundle.ts';
import { watchShop } from '#build/watch.ts';
import { until } from '../fixtures/until.ts';
import { aRepository } from './a-repository.ts';

/** Records what the watcher says, and waits for the n-th time that it says something. */
function aRecord() {
  const events: string[] = [];
  const untilSaid = (count: number) => until(() => events.length >= count);
  return { events, untilSaid, add: (event: string) => void events.push(event) };
}

test('a change puts a new server in the place of the old one, and an error leaves the old one', async () => {
  using repository = aRepository();
  const record = aRecord();
  const builder = await createBuilder({
    root: repository.root,
    mode: 'development',
    sandboxEntries: {},
    surfaces: [{ name: 'storefront', budgets: {} }],
  });
  const stop = await watchShop({
    root: repository.root,
    builder,
    async start(serverUrl) {
      const { page } = await import(serverUrl);
      const shown = page.Page();
      record.add(`starts ${shown}`);
      return { origin: 'http://localhost', close: async () => record.add(`closes ${shown}`) };
    },
    onReady: () => {},
    onError: (error) => record.add((error as { code: string }).code),
  });
  assert.equal(record.events, ['starts card_title']);

  repository.write('src/catalogue/home-page.tsx', "export const Page = () => 'second';");
  await record.untilSaid(3);
  assert.equal(record.events.slice(1), ['closes card_title', 'starts second']);

  repository.write('src/catalogue/home-page.tsx', 'export const Page = (');
  await record.untilSaid(4);
  assert.equal(record.events.slice(3), ['BUILD_FAILED']);

  repository.write('src/catalogue/home-page.tsx', "export const Page = () => 'third';");
  await record.untilSaid(6);
  assert.equal(record.events.slice(4), ['closes second', 'starts third']);

  await stop();
  assert.equal(record.events.slice(6), ['closes third']);
});

test.run();
