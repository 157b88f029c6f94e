// The office's pages as the server renders them.
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { App } from '#src/app.tsx';
import { createQueryClient } from '#src/query-client.ts';
import { managedShopQuery, signedInStaffQuery } from '#src/staff/office/staff-queries.ts';
import { office } from '#src/surfaces/office.ts';

async function render(href: string): Promise<string> {
  const location = office.locate(href, 'en');
  const queryClient = createQueryClient(() => Promise.reject(new Error('a test gives all data')), 'server');
  queryClient.setQueryData(managedShopQuery.queryKey, { managedShop: { name: 'Drukarnia' } });
  queryClient.setQueryData(signedInStaffQuery.queryKey, { signedInStaff: null });
  const page = await office.pages[location.route]?.page();
  if (!page) throw new Error(`${href} has no page`);
  const shop = {
    name: 'Drukarnia',
    drawings: {},
    cardSizes: { tall: '', square: '' },
    gallerySizes: '',
    timeZone: 'UTC',
    languages: [],
    mainLanguage: 'en' as const,
    market: { currency: 'EUR' as const, country: 'NL' },
    hasNewsletter: false,
    hasCartReminder: false,
    priceNote: '',
    pricesNote: '',
  };
  const app = { surface: office, locale: 'en' as const, shop, t: translateTo('en'), showToast: () => undefined };
  const pages = { get: () => page, load: async () => page };
  const html = renderToString(<App app={app} queryClient={queryClient} pages={pages} ssrHref={href} />);
  queryClient.clear();
  return html.replaceAll('<!-- -->', '');
}

test('the form posts to its own page, with fields that a password manager knows', async () => {
  const html = await render('/admin/sign-in');
  assert.match(html, /<form[^>]* action="\/admin\/sign-in"/);
  assert.match(html, /<form[^>]* method="post"/);
  assert.match(html, /<input[^>]* autoComplete="username webauthn"/i);
  assert.match(html, /<input[^>]* type="password"[^>]* autoComplete="current-password"/i);
  assert.not.match(html, 'role="alert"');
});

test('what was refused without scripts is said in an alert', async () => {
  assert.match(await render('/admin/sign-in?refused=yes'), /role="alert".*do not match an account/);
});

test('the shell says whose shop it is, and leads back to it', async () => {
  const html = await render('/admin/sign-in');
  assert.match(html, 'Drukarnia');
  assert.match(html, 'href="/en"');
});

test('an unknown address shows the way to sign in', async () => {
  const html = await render('/admin/nowhere');
  assert.match(html, 'There is no such page in the office');
  assert.match(html, 'href="/admin/sign-in"');
});

test.run();
