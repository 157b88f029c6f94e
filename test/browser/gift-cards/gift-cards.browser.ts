// Gift cards in the browser: issued in the office, put in at the checkout without a reload, paid beside another method, and
// disabled; and that nothing bars anybody.
import * as assert from 'uvu/assert';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { money } from '#src/money.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { aShopperAtCheckout, bank, heading, thanks } from '../checkout-shopper.ts';
import { visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { chooseMethod, pressOrder, untilHydrated } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = paymentSuite('gift cards in the browser');

type Issuing = Parameters<typeof issueGiftCard>[0];

async function aCard(db: Issuing['db'], minor: number) {
  const services = { db, now: () => new Date(), audit: async () => undefined };
  const issued = await issueGiftCard(services, { amount: money(minor, 'PLN'), expiresAt: null });
  if (!issued.ok) throw new Error(issued.error.kind);
  return issued.value;
}

test.always(
  'a card pays its part at the checkout, the rest is paid at the bank, and the order says both',
  async ({ shop, browser }) => {
    const card = await aCard(shop.db, 1_000);
    const { page, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl');
    await page.getByText('Dodaj kod rabatowy lub kartę podarunkową').click();
    const field = page.getByRole('textbox', { name: 'Kod rabatowy lub karta podarunkowa' });
    await field.fill('0000 0000 0000 0000 0000');
    await field.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Nie ma karty podarunkowej o tym kodzie' }).waitFor();
    await field.fill(card.code.toLowerCase());
    await field.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: `Karta podarunkowa …${card.lastFour} zostanie użyta` })
      .waitFor();
    await page.getByText('Pozostaje do zapłaty').waitFor();
    await page.getByText('−10,00').waitFor();
    assert.equal(await listFaults(page), []);
    await chooseMethod(page, 'p24');
    await untilHydrated(page);
    await pressOrder(page);
    await bank(page, 'authorized');
    await heading(page, thanks);
    const order = await shop.db
      .selectFrom('orders')
      .select(['payment_state', 'cards_minor', 'total_minor'])
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal([order.payment_state, order.cards_minor], ['paid', 1_000]);
    const { amount_minor: asked } = await shop.db
      .selectFrom('payment_attempts')
      .select('amount_minor')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    assert.is(asked, order.total_minor - 1_000);
    assert.equal(complaints, []);
    await close();
  },
);

test('a card is taken out of the checkout again, and all of the total is due', async ({ shop, browser }) => {
  const card = await aCard(shop.db, 1_000);
  const { page, complaints, close } = await aShopperAtCheckout({ shop, browser }, 'pl');
  await page.getByText('Dodaj kod rabatowy lub kartę podarunkową').click();
  const field = page.getByRole('textbox', { name: 'Kod rabatowy lub karta podarunkowa' });
  await field.fill(card.code);
  await field.press('Enter');
  await page.getByRole('button', { name: `Usuń: Karta podarunkowa …${card.lastFour}` }).click();
  await page.getByText('Pozostaje do zapłaty').waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test.always('a card is issued in the office, its code is shown once, and it is disabled', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/gift-cards`);
  await page.getByRole('button', { name: 'Issue a gift card' }).click();
  await page.getByLabel('Amount (').fill('nothing');
  await page.getByRole('button', { name: 'Issue the card' }).click();
  await page.getByText('An amount such as 50.00').waitFor();
  await page.getByLabel('Amount (').fill('50');
  await page.getByRole('button', { name: 'Issue the card' }).click();
  const code = await page.getByText(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/).innerText();
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: 'I have it' }).click();
  await page.getByRole('link', { name: `…${code.slice(-4)}` }).click();
  await page.getByRole('heading', { name: `Gift card …${code.slice(-4)}` }).waitFor();
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  await page.getByText('Disabled').first().waitFor();
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    const { id } = await aCard(shop.db, 5_000);
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/gift-cards', `/admin/gift-cards/${id}`], looks);
  });
}

test.run();
