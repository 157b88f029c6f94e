// What the screen of payments says of methods that the shop offers and Stripe does not take yet.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { type AppInstance, AppProvider } from '#src/app-instance.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { inactiveMethodsQuery } from '#src/setup/office/setup-queries.ts';
import { InactiveMethods } from '#src/shop/office/checks/inactive-methods.tsx';

const options = [
  { id: 'card', text: 'Card' },
  { id: 'blik', text: 'BLIK' },
  { id: 'p24', text: 'Przelewy24' },
];

function say(inactiveMethods: string[] | null, chosen: string[]): string {
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody is asked')), 'server');
  if (inactiveMethods) queryClient.setQueryData(inactiveMethodsQuery.queryKey, { inactiveMethods });
  const html = renderToString(
    <AppProvider app={{ locale: 'en', t: translateTo('en') } as AppInstance}>
      <QueryClientProvider client={queryClient}>
        <InactiveMethods chosen={chosen} options={options} />
      </QueryClientProvider>
    </AppProvider>,
  );
  queryClient.clear();
  return html.replace(/<[^>]+>/g, ' ');
}

test('of what is offered those are named that are not active, and of what is not offered nothing is', () => {
  assert.match(say(['blik', 'p24'], ['card', 'blik']), 'so shoppers do not see them: BLIK. Turn');
  assert.not.match(say(['p24'], ['card', 'blik']), 'Stripe');
});

test('where none is chosen all are offered', () => {
  assert.match(say(['blik', 'p24'], []), 'BLIK, Przelewy24');
});

test('while Stripe has not answered nothing is claimed', () => {
  assert.not.match(say(null, []), 'Stripe');
});

test.run();
