// Every page of the shop and every state it can be in, in any language: what a test has to open in order to say
// something of all of them.
import type { Page, Route } from 'playwright-core';
import type { PaidShopper } from './paid-shopper.ts';
import { visit } from './settled-page.ts';

export type PageState = {
  /** The path behind the language; `ORDER`, `RETURN`, `WITHDRAWAL`, `REVIEW`: of a paid order; `UNPAID`: of one to pay. */
  path: string;
  /** Opened by a shopper with goods in the cart. */
  withCart?: true;
  /** Shown in one width only. */
  only?: 'phone' | 'desktop';
  /** Answers of the shop are made others for it. */
  changesAnswers?: true;
  prepare?(page: Page): Promise<unknown>;
  /** What is done on the page to get there. */
  reach?(page: Page): Promise<unknown>;
};

/** States that an address leads to: these are measured in every width. */
export const pagesByName: Record<string, PageState> = {
  home: { path: '' },
  listing: { path: '/c/plakaty' },
  'everything on sale': { path: '/c/all' },
  'frames and other square goods': { path: '/c/ramy' },
  'listing narrowed down': { path: '/c/plakaty?rama=dab&rozmiar=50x70-cm&price=100-900&stock=1' },
  'listing with nothing left': { path: '/c/plakaty?price=-3' },
  'product with options': { path: '/p/zolw-jazz' },
  'product at a reduced price': { path: '/p/hamlet' },
  'version that is sold out': { path: '/p/bocian?variant=PP-BOCI-3040-M-N' },
  'product made to order': { path: '/p/dziewiec-ogonkow' },
  'product with a unit price': { path: '/p/papier-grzyby' },
  'product without options': { path: '/p/ksiazka-zwierzeta' },
  search: { path: '/search?q=jazz' },
  'search with a slip': { path: '/search?q=jazzz%20plkat' },
  'search without a result': { path: '/search?q=qwxyz' },
  'empty cart': { path: '/cart' },
  cart: { path: '/cart', withCart: true },
  'cart after something was taken out': { path: '/cart?removed=1&quantity=1', withCart: true },
  wishlist: { path: '/wishlist' },
  'wishlist of somebody else': { path: '/wishlist?products=zolw-jazz,ksiazka-zwierzeta,hamlet' },
  checkout: { path: '/checkout', withCart: true },
  'return from the payment': { path: 'RETURN', withCart: true },
  order: { path: 'ORDER', withCart: true },
  'order that is to be paid': { path: 'UNPAID/pay' },
  withdrawal: { path: '/withdraw' },
  'withdrawal of an order': { path: 'WITHDRAWAL' },
  newsletter: { path: '/newsletter' },
  'newsletter, address refused': { path: '/newsletter?state=invalid' },
  'newsletter to be confirmed': { path: '/newsletter?state=confirm&token=x' },
  'find an order': { path: '/find-order' },
  'order asked for': { path: '/find-order?sent=yes' },
  'signing in to an account': { path: '/account/sign-in' },
  contact: { path: '/contact' },
  'message sent': { path: '/contact?sent=yes' },
  'questions and answers': { path: '/page/faq' },
  'product with reviews': { path: '/p/redyk' },
  'reviews of a product': { path: '/p/redyk/reviews' },
  'review of an order under way': { path: 'REVIEW' },
  'accessibility statement': { path: '/page/accessibility' },
  'delivery and payment': { path: '/page/delivery' },
  'privacy notice': { path: '/page/privacy' },
  'terms and conditions': { path: '/page/terms' },
  'page that is not there': { path: '/nie-ma' },
};

/** States that take a hand. */
export const reachedStates: Record<string, PageState> = {
  'facet unfolded': {
    path: '/c/plakaty',
    reach: (page) => page.locator('details[data-drop-down] > summary').nth(1).click(),
  },
  'prices unfolded': {
    path: '/c/plakaty',
    reach: (page) => page.locator('summary', { hasText: /Cena|Prijs|Preis|Price/ }).click(),
  },
  'menu of the phone': {
    path: '',
    only: 'phone',
    reach: (page) => page.locator('[popovertarget="site-menu"]').click(),
  },
  'picture enlarged': {
    path: '/p/zolw-jazz',
    reach: async (page) => {
      await page.locator('main a[href*="/media/"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'product without a picture': {
    path: '/c/ramy',
    changesAnswers: true,
    // Before the page is there: links in sight fetch what they lead to.
    prepare: (page) => answerWith(page, 'CatalogueProduct', ({ product }) => Object.assign(product, { images: [] })),
    reach: async (page) => {
      await page.locator('main article a').first().click();
      await page.waitForURL('**/p/*');
      await page.locator('main input[type="radio"]').first().waitFor({ state: 'attached' });
    },
  },
  'suggestions under the search': {
    path: '/c/ramy',
    reach: async (page) => {
      await page.locator('input[name="q"]').focus();
      await page.locator('input[role="combobox"]').waitFor();
      await page.keyboard.type('jazz');
      await page.getByRole('option').first().waitFor();
    },
  },
  'wishlist with products, and what was viewed': {
    path: '/p/ksiazka-zwierzeta',
    reach: async (page) => {
      await page.locator('main button[aria-pressed]').first().click();
      await page.getByRole('switch').click();
      await page.locator('a[href$="/wishlist"]:visible').first().click();
      await page.waitForURL('**/wishlist');
      await page.locator('main h1').waitFor();
      await page.locator('main article').nth(1).waitFor();
    },
  },
  'drawer of the cart': {
    path: '/p/hamlet',
    withCart: true,
    reach: async (page) => {
      await page.locator('a[href$="/cart"]:visible').last().click();
      await page.getByRole('dialog').locator('li').first().waitFor();
    },
  },
  'empty drawer': {
    path: '/p/hamlet',
    reach: async (page) => {
      await page.locator('a[href$="/cart"]:visible').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'changes in the cart': {
    path: '/p/hamlet',
    changesAnswers: true,
    withCart: true,
    reach: async (page) => {
      await changeCart(page);
      await page.locator('a[href$="/cart"]:visible').last().click();
      await page.getByRole('dialog').locator('button[value="accept"]').waitFor();
    },
  },
  'cart with changes and a code': {
    path: '/p/hamlet',
    changesAnswers: true,
    withCart: true,
    reach: async (page) => {
      await changeCart(page);
      await page.locator('a[href$="/cart"]:visible').last().click();
      await page.getByRole('dialog').locator('a[href$="/cart"]').click();
      await page.waitForURL('**/cart');
      const main = page.locator('main');
      await main.locator('button[value="accept"]').waitFor();
      await main.locator('summary').click();
      await main.locator('[name="discountCode"]').fill('WIOSNA');
    },
  },
  'checkout with faults': {
    path: '/checkout',
    withCart: true,
    reach: async (page) => {
      await page.locator('button[value="order"]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  'checkout of a company': {
    path: '/checkout',
    withCart: true,
    reach: (page) => page.locator('[name="isCompany"]').check(),
  },
  'checkout to where nothing is delivered': {
    path: '/checkout',
    changesAnswers: true,
    withCart: true,
    reach: async (page) => {
      await answerWith(page, 'CheckoutShow', ({ checkout }) => Object.assign(checkout, { noDelivery: 'POSTAL_CODE' }));
      await page.locator('[name="country"]').selectOption('PL');
      await page.locator('[name="postalCode"]').fill('00-238');
      await page.locator('main [role="status"]', { hasText: '00-238' }).waitFor();
    },
  },
  'checkout with folded sections': {
    path: '/checkout',
    withCart: true,
    reach: async (page) => {
      const typed = { email: 'anna@example.com', phone: '+48600100200', fullName: 'Anna Nowak', line1: 'Długa 12/3' };
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
      await page.locator('[name="shippingMethod"]').first().focus();
      await page.locator('[data-folded]').first().waitFor();
    },
  },
  'checkout with wallets': {
    path: '/checkout',
    withCart: true,
    reach: async (page) => {
      const address = { line1: 'Długa 12/3', postalCode: '00-238', city: 'Warszawa' };
      const typed = { email: 'anna@example.com', phone: '+48600100200', fullName: 'Anna Nowak', ...address };
      await page.locator('[name="country"]').selectOption('PL');
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(text);
      await page.frameLocator('iframe[title="Secure express checkout frame"]').locator('button').first().waitFor();
      await page.locator('[role="group"]:has(iframe[title="Secure express checkout frame"])').waitFor();
    },
  },
  'withdrawal with faults': {
    path: '/withdraw',
    reach: async (page) => {
      await page.locator('main form button').click();
      await page.locator('#withdrawal-problems').waitFor();
    },
  },
  'withdrawal to confirm': {
    path: 'WITHDRAWAL',
    reach: (page) => toConfirmation(page),
  },
  'withdrawal of an order that is not found': {
    path: '/withdraw',
    reach: async (page) => {
      await page.locator('[name="name"]').fill('Anna Nowak');
      await page.locator('[name="orderEmail"]').fill('anna@example.com');
      await page.locator('[name="contract"]').fill('Zwei Plakate vom 3. November');
      await toConfirmation(page);
    },
  },
  'withdrawal received': {
    path: '/withdraw',
    reach: async (page) => {
      await page.locator('[name="name"]').fill('Anna Nowak');
      await page.locator('[name="orderEmail"]').fill('anna@example.com');
      await page.locator('[name="contract"]').fill('Zwei Plakate vom 3. November');
      await toConfirmation(page);
      await page.locator('main form button').click();
      await page.locator('main header time').waitFor();
    },
  },
  'search for a locker': {
    path: '/checkout',
    withCart: true,
    reach: async (page) => {
      await page.locator('[value$="-locker"], [value$="-point"], [value$="-packstation"]').first().check();
      await page.locator('[name="pickupSearch"]').waitFor();
    },
  },
  'page that fails': {
    path: '',
    changesAnswers: true,
    // Before the page is there: links in sight fetch what they lead to.
    prepare: (page) => page.route(/CatalogueListing/, (route) => route.fulfill({ status: 500, json: {} })),
    reach: async (page) => {
      await page.locator('main a[href*="/c/"]').first().click();
      await page.locator('main h1 + p + div button').waitFor();
    },
  },
};

/** Leads from the first step of a withdrawal to the second. */
async function toConfirmation(page: Page): Promise<void> {
  await page.locator('main form button').click();
  await page.locator('[name="action"][value="confirm"]').waitFor({ state: 'attached' });
}

/** Opens, in a page whose requests are watched, an address in the language that `base` ends with, and does what leads to the state. */
export async function openState(page: Page, base: string, state: PageState, shopper: PaidShopper): Promise<void> {
  const path = state.path
    .replace('UNPAID', shopper.unpaidPath ?? '')
    .replace('ORDER', shopper.orderPath)
    .replace('RETURN', shopper.returnPath)
    .replace('WITHDRAWAL', shopper.orderPath.replace('/order/', '/withdraw/'))
    .replace('REVIEW', shopper.orderPath.replace('/order/', '/review/'));
  await state.prepare?.(page);
  await visit(page, base + path);
  await state.reach?.(page);
}

/** Something became dearer and is sold out, and something is no longer sold. */
function changeCart(page: Page): Promise<void> {
  return answerWith(page, 'CartShow', ({ cart }) => {
    const [line] = cart.lines;
    line.priceBefore = { ...line.unitPrice, minor: line.unitPrice.minor - 500 };
    line.availability = 'SOLD_OUT';
    cart.goneLines = [{ variantId: '0', title: 'Lis', variantTitle: '30×40 cm' }];
  });
}

/** Lets the answer to a query be another one. */
async function answerWith(
  page: Page,
  operation: string,
  // biome-ignore lint/suspicious/noExplicitAny: an answer's data has the shape of its query, whichever that is
  change: (data: any) => unknown,
): Promise<void> {
  await page.route(new RegExp(`/${operation}\\b`), async (route: Route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (answer.data) change(answer.data);
    await route.fulfill({ response, json: answer });
  });
}
