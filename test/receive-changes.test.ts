import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ChangeableParts, createChangeReceiver } from '#server/receive-changes.ts';
import { silentLog } from './fixtures/silent-log.ts';

test('who begins to hear, at first or again, forgets everything from before, secrets among it', () => {
  const heard: string[] = [];
  const part = (name: string) => ({
    onChange: async (tag: string) => void heard.push(`${name} ${tag}`),
    onListening: () => undefined,
  });
  const parts = { cache: part('pages'), carts: part('carts'), liveStreams: part('live'), shop: part('shop') };
  const receiver = createChangeReceiver({
    // No other parts are asked to change.
    ...(parts as unknown as ChangeableParts),
    onSecretsChanged: (log) => void heard.push(log === silentLog ? 'secrets' : 'without a log'),
    log: silentLog,
  });
  receiver.onListening(true);
  assert.equal(heard.splice(0), ['pages *', 'shop *', 'secrets'], 'a change between the start and the first notice');
  receiver.onListening(false, new Error('the connection broke'));
  assert.equal(heard, []);
  receiver.onListening(true);
  assert.equal(heard, ['pages *', 'shop *', 'secrets']);
});

test.run();
