// What keeps a way of delivery or of paying from shoppers is a sentence on the step that offers it, with the way to mend it.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Router } from 'wouter';
import { translateTo } from '#server/i18n/translations.ts';
import { type AppInstance, AppProvider } from '#src/app-instance.tsx';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { createQueryClient } from '#src/query-client.ts';
import { DeliveryOption } from '#src/setup/office/delivery-option.tsx';
import { MarketsStep } from '#src/setup/office/markets-step.tsx';
import { PaymentsStep } from '#src/setup/office/payments-step.tsx';
import { inactiveMethodsQuery, type ShopSetup } from '#src/setup/office/setup-queries.ts';

const test = suite('what lacks, in the first run');

function render(locale: Locale, part: ReactNode, inactive: readonly string[] = []): string {
  const client = createQueryClient(() => Promise.reject(new Error('a test gives all data')), 'server');
  client.setQueryData(inactiveMethodsQuery.queryKey, { inactiveMethods: [...inactive] } as never);
  // What is read of it here is all there.
  const app = { locale, t: translateTo(locale), shop: { timeZone: 'Europe/Warsaw' } } as unknown as AppInstance;
  const html = renderToString(
    <AppProvider app={app}>
      <QueryClientProvider client={client}>
        <Router ssrPath="/admin/setup">{part}</Router>
      </QueryClientProvider>
    </AppProvider>,
  );
  client.clear();
  return html.replaceAll('<!-- -->', '');
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const ignore = () => undefined;

const locker: ShopSetup['deliveries'][number] = {
  id: 'inpost-locker',
  carrierName: 'InPost',
  otherName: null,
  kind: 'locker',
  isOn: true,
  lacksPointsIn: ['PL'],
  zones: [],
};

const renderLocker = (locale: Locale, changes: Partial<typeof locker> = {}, isOn = true) =>
  render(
    locale,
    <DeliveryOption
      method={{ ...locker, ...changes }}
      currencies={['PLN']}
      markets={[]}
      wrong={[]}
      isNameless={false}
      isOn={isOn}
      onToggle={ignore}
    />,
  );

test('lockers without points say so where they are ticked, and lead to where the points come from', () => {
  const html = renderLocker('en');
  assert.match(textOf(html), /InPost .*Poland/);
  assert.match(html, `href="${officeUrlOf('delivery')}"`);
  for (const locale of locales) {
    const t = translateTo(locale);
    const shown = textOf(renderLocker(locale));
    assert.match(shown, t('setup.bringPoints'), locale);
    assert.not.match(shown, /\{\w+\}/);
    assert.not.match(textOf(renderLocker(locale, { lacksPointsIn: [] })), t('setup.bringPoints'));
    assert.not.match(textOf(renderLocker(locale, {}, false)), t('setup.bringPoints'), 'nobody means to offer it');
  }
});

const methods: ShopSetup['methods'] = [
  { id: 'card', name: 'Card', isOn: true, lacks: null },
  { id: 'bank_transfer', name: 'Transfer', isOn: true, lacks: 'ACCOUNT' },
  { id: 'cash_on_delivery', name: 'On delivery', isOn: true, lacks: 'AGREEMENT' },
  { id: 'blik', name: 'BLIK', isOn: true, lacks: null },
];

const setup = {
  ...{ methods, isSandbox: false, bankAccounts: [], markets: [], main: 'pl', conversions: [] },
  company: { legalName: 'Sklep' },
  // What is read of it here is all there.
} as unknown as ShopSetup;

test('each way to pay that shoppers would not see says what it lacks, beside its name', () => {
  for (const locale of locales) {
    const t = translateTo(locale);
    const html = render(locale, <PaymentsStep setup={setup} />, ['blik']);
    const saidOf = (id: string) =>
      textOf(new RegExp(`<label[^>]*>(?:(?!</label>).)*value="${id}".*?</label>`).exec(html)?.[0] ?? '').trim();
    assert.is(saidOf('card'), 'Card', locale);
    assert.is(saidOf('bank_transfer'), `Transfer ${t('setup.lacksAccount')}`, locale);
    assert.is(saidOf('cash_on_delivery'), `On delivery ${t('setup.lacksAgreement')}`, locale);
    assert.is(saidOf('blik'), `BLIK ${t('setup.lacksActive')}`, locale);
  }
});

test('a shop whose country speaks a language that Kasa does not is told so where languages are chosen', () => {
  const languagesOf = (country: string) =>
    textOf(
      render(
        'en',
        // The step asks these of the shop alone.
        <MarketsStep setup={{ country, markets: [], main: 'en', conversions: [] } as unknown as ShopSetup} />,
      ),
    );
  for (const [country, language] of [
    ['PT', 'Portuguese'],
    ['FI', 'Finnish'],
    ['GR', 'Greek'],
  ] as const)
    assert.match(languagesOf(country), `Kasa does not speak ${language}.`);
  assert.not.match(languagesOf('IE'), 'Kasa does not speak');
});

test.run();
