import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ChangeableParts, createChangeReceiver } from '#server/receive-changes.ts';
import { silentLog } from './fixtures/silent-log.ts';

test('who hears again after a while without notices forgets everything, secrets among it', () => {
  const heard: string[] = [];
  const part = (name: string) => ({
    onChange: async (tag: string) => void heard.push(`${name} ${tag}`),
    onListening: () => undefined,
  });
  const parts = { cache: part('pages'), carts: part('carts'), liveStreams: part('live'), shop: part('shop') };
  const receiver = createChangeReceiver({
    ...(parts as unknown as ChangeableParts),
    onSecretsChanged: () => void heard.push('secrets'),
    log: silentLog,
  });
  receiver.onListening(true);
  assert.equal(heard, [], 'nothing was missed before the first time');
  receiver.onListening(false, new Error('the connection broke'));
  receiver.onListening(true);
  assert.equal(heard, ['pages *', 'shop *', 'secrets']);
});

test.run();
