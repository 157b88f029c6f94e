// The form of a refund asks the shop what it comes to: while it asks, and when no answer comes, that is said.

import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppProvider } from '#src/app-instance.tsx';
import type { ErrorCode } from '#src/error-catalogue.ts';
import { KasaError } from '#src/errors.ts';
import { RefundForm } from '#src/order-actions/office/refund-form.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { refundQuoteQuery } from '#src/refunds/office/refund-queries.ts';
import { anApp } from '../fixtures/an-app.ts';

const order = { number: 1001, version: 3 };
const asked = refundQuoteQuery({ number: 1001 });

type Answer = 'none yet' | 'no such thing' | ErrorCode;

async function shown(answer: Answer): Promise<string> {
  const transport = () => Promise.reject(new KasaError(answer as ErrorCode, 'refused'));
  const queryClient = createQueryClient(transport, 'server');
  // The client is as in a browser after the question: it does not ask once more by being drawn.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false } });
  if (answer === 'no such thing') queryClient.setQueryData(asked.queryKey, { refundQuote: null });
  else if (answer !== 'none yet') await queryClient.prefetchQuery(asked);
  const html = renderToString(
    <AppProvider app={anApp('en')}>
      <QueryClientProvider client={queryClient}>
        <RefundForm order={order} subject={{}} onDone={() => undefined} />
      </QueryClientProvider>
    </AppProvider>,
  );
  queryClient.clear();
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('while the shop is asked, that is said', async () => {
  assert.is(await shown('none yet'), 'Loading …');
});

for (const [answer, text] of [
  ['SERVICE_UNAVAILABLE', /^This could not be fetched from the shop\. .* Try again$/],
  ['INTERNAL', /^This could not be fetched from the shop\. .* Try again$/],
  ['FORBIDDEN', /^Your role does not include this\. .* Try again$/],
  ['no such thing', /^The shop has nothing to show here any more: .* Try again$/],
] as const) {
  test(`the form is not empty without a word: ${answer}`, async () => {
    assert.match(await shown(answer), text);
  });
}

test.run();
