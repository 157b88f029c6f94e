// What the editor of a draft marks: a field of the customer that was refused, and a line of which too little is left.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppProvider } from '#src/app-instance.tsx';
import { emptyCustomer } from '#src/drafts/draft-content.ts';
import { DraftCustomerFields } from '#src/drafts/office/draft-customer-fields.tsx';
import type { LineForm } from '#src/drafts/office/draft-form-state.ts';
import { LineStock } from '#src/drafts/office/line-stock.tsx';
import { createQueryClient, operationQuery } from '#src/query-client.ts';
import { anApp } from '../fixtures/an-app.ts';

const client = () =>
  createQueryClient(async () => {
    throw new Error('nothing is asked for');
  }, 'server');

const render = (element: ReactElement, queryClient = client()) =>
  renderToString(
    <QueryClientProvider client={queryClient}>
      <AppProvider app={anApp('pl')}>{element}</AppProvider>
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');

test('a refused field is marked and says why, as long as it says what was refused', () => {
  const faults = [{ field: 'phone', typed: 'abc', says: 'Sprawdź numer.' }];
  const rendered = (phone: string) =>
    render(
      <DraftCustomerFields
        customer={{ ...emptyCustomer, phone }}
        countries={[]}
        faults={faults}
        onChange={() => undefined}
      />,
    );
  const marked = rendered('abc');
  assert.is(marked.match(/aria-invalid="true"/g)?.length, 1);
  assert.match(marked, 'Sprawdź numer.');
  assert.not.match(rendered('601 234 567'), /aria-invalid="true"|Sprawdź numer/);
});

test('a line says how many are left where all lines of its product ask for more', () => {
  const queryClient = client();
  const lineOf = (variantId: string, quantity: string) => ({ variantId, quantity }) as LineForm;
  const lines = [lineOf('gone', '1'), lineOf('few', '2'), lineOf('few', '2'), lineOf('many', '2'), lineOf('free', '9')];
  const { queryKey } = operationQuery('DraftsStock', { number: 7, variantIds: ['few', 'free', 'gone', 'many'] });
  const left = { gone: -1, few: 3, many: 2 };
  const draftStock = Object.entries(left).map(([variantId, available]) => ({ variantId, available }));
  queryClient.setQueryData(queryKey, { draftStock });
  const said = lines.map((line) =>
    render(<LineStock number={7} {...{ lines, line }} id="left" onShort={() => undefined} />, queryClient).replace(
      /<[^>]+>/g,
      '',
    ),
  );
  assert.equal(said, ['dostępne: 0', 'dostępne: 3', 'dostępne: 3', '', '']);
});

test.run();
