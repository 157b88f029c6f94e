// The unit price stands beside the price in the two small places that no page shows by itself: the suggestions of the search, and
// what goes with the cart.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Router } from 'wouter';
import { AppProvider } from '#src/app-instance.tsx';
import { CrossSell } from '#src/cart/cross-sell.tsx';
import { SuggestionOption } from '#src/catalogue/search/suggestion-option.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { aCard } from '#test/ui/render-app.tsx';
import { anApp } from '../fixtures/an-app.ts';

function textOf(part: ReactNode): string {
  const app = anApp('de');
  const html = renderToString(
    <AppProvider app={app}>
      <QueryClientProvider client={createQueryClient(() => Promise.reject(new Error('nothing is asked')), 'server')}>
        <Router ssrPath="/de">{part}</Router>
      </QueryClientProvider>
    </AppProvider>,
  );
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const coffee = aCard({
  handle: 'kawa',
  title: 'Kawa',
  hasSeveralPrices: true,
  price: { minor: 750, currency: 'EUR' },
  unitPrice: '30,00 € pro kg',
});
const mug = aCard({ handle: 'kubek', title: 'Kubek', price: { minor: 500, currency: 'EUR' } });

const suggested = (product: typeof coffee) =>
  textOf(
    <SuggestionOption
      suggestion={{ to: `/de/p/${product.handle}`, title: product.title, product, note: '' }}
      {...{ id: 'option-1', isActive: false, onChoose: () => undefined }}
    />,
  );

test('a suggestion of the search says it behind the price, and nothing where there is none', () => {
  assert.match(suggested(coffee), /Kawa ab 7,50 € 30,00 € pro kg/);
  assert.match(suggested(mug), /Kubek 5,00 € $/);
});

test('so does what goes with the cart, whatever is in it', () => {
  for (const isCartEmpty of [true, false]) {
    const text = textOf(<CrossSell products={[coffee, mug]} isCartEmpty={isCartEmpty} onAdded={() => undefined} />);
    assert.match(text, /Kawa .*7,50 € 30,00 € pro kg/);
    assert.match(text, /Kubek 5,00 € (?!\d)/);
  }
});

test.run();
