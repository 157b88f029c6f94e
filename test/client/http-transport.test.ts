import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHttpTransport } from '#client/http-transport.ts';
import { officeApi } from '#src/surfaces/office-api.ts';

const test = suite<{ sent: RequestInit[] }>('operations over HTTP');
const { fetch } = globalThis;

test.before.each((context) => {
  context.sent = [];
  globalThis.fetch = async (_url, options = {}) => {
    context.sent.push(options);
    return Response.json({ data: {} });
  };
});
test.after.each(() => {
  globalThis.fetch = fetch;
});

test('a change outlives its page, unless it is larger than what browsers send so', async ({ sent }) => {
  const transport = createHttpTransport({ api: officeApi, release: '1' });
  const propose = (logo: string) => transport('SetupProposeColours', { logo });
  await propose('data:image/png;base64,');
  // The longest that a logo may be is a multiple of it.
  await propose(`data:image/png;base64,${'A'.repeat(65_536)}`);
  assert.equal(
    sent.map(({ keepalive }) => keepalive),
    [true, false],
  );
});

test.run();
