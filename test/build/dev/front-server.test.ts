import type { IncomingMessage, ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { devUrl } from '#build/dev/dev-url.ts';
import { openFront } from '#build/dev/front-server.ts';
import { until } from '../../fixtures/until.ts';

const test = suite('the port of development');

test('what is asked for before the shop has started is answered by the first that is in order', async () => {
  const answerItself = async (_request: IncomingMessage, response: ServerResponse) => void response.end('itself');
  const front = await openFront({ host: '127.0.0.1', port: 0, answerItself });
  const origin = `http://127.0.0.1:${front.port}`;
  try {
    let isAnswered = false;
    const answer = fetch(origin).then(async (response) => {
      isAnswered = true;
      return response.text();
    });
    // It is taken after the page, which waits by then.
    assert.is(await (await fetch(origin + devUrl)).text(), 'itself');
    front.serve(Promise.resolve((_request, response) => void response.end('started')));
    await until(() => isAnswered);
    assert.is(await answer, 'started');
  } finally {
    await front.close();
  }
});

test.run();
