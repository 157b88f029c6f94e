// What a shopper does, step by step, as the journeys need it.

import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';

import { needsScripts } from '#src/payments/methods/payment-methods.ts';

export const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  challenge: '4000002760003184',
  frictionless: '4000000032200000',
  declinedAfterChallenge: '4000008400001629',
  disputed: '4000000000002685',
} as const;

/** From the home page by way of a poster's page, with size and frame chosen, to the cart. */
export async function fillCart(page: Page, origin: string, poster = 'Żółw długogrający'): Promise<void> {
  await page.goto(`${origin}/pl`);
  await page.getByRole('link', { name: poster }).last().click();
  await page.getByRole('heading', { level: 1, name: poster }).waitFor();
  await page.getByRole('radio', { name: /50×70/ }).check();
  await page.getByRole('radio', { name: /Dąb/ }).check();
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Zobacz koszyk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Koszyk' }).waitFor();
}

/** What `fillCart` leads to. */
const chosen = { 'zolw-jazz': 'PP-JAZZ-5070-M-D', zubr: 'PP-ZUBR-5070-M-D' };

/** The checkout as the first page that this browser opens, for tests that are not about the way there; what is bought. */
export async function startAtCheckout(
  page: Page,
  origin: string,
  product: keyof typeof chosen = 'zolw-jazz',
): Promise<string> {
  const variantId = await putInCart(page.context(), `${origin}/pl/p/${product}?variant=${chosen[product]}`);
  await page.goto(`${origin}/pl/checkout`);
  await untilHydrated(page);
  return variantId;
}

/** What the product's page shows, as its form puts it there without scripts; its id. */
export async function putInCart({ request }: BrowserContext, url: string): Promise<string> {
  const variant = await findVariant(url);
  const { origin } = new URL(url);
  const answer = await request.post(url, {
    form: { variant, quantity: '1' },
    headers: { origin },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`the cart was not filled: ${answer.status()}`);
  return variant;
}

/** The id of what the product's page shows. */
export async function findVariant(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const [, variant = ''] = /name="variant" value="([^"]+)"/.exec(html) ?? [];
  return variant;
}

export async function openCheckout(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Przejdź do kasy' }).click();
  await page.waitForURL('**/pl/checkout');
  await untilHydrated(page);
}

/** What is typed or pressed earlier is the server's form's: nothing saves, checks or folds it. */
export async function untilHydrated(page: Page): Promise<void> {
  // The page within the shell is hydrated after it.
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    const main = document.querySelector('main');
    // What the server has drawn stays as it is: the element around it is React's.
    const headings = [...(main?.querySelectorAll('h1') ?? [])].map(
      (heading) => heading.closest('[data-drawn]') ?? heading,
    );
    return main && [main, ...headings].every(isHydrated);
  });
  // React has begun; when it leaves the processor alone it is done. A page that draws nothing may never be called idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
}

/** Pressed before the method that is ticked has its script, the button asks to press again. */
export async function untilPayable(page: Page): Promise<void> {
  await untilHydrated(page);
  const method = await page.locator('[name="paymentMethod"]:checked').inputValue();
  if (!needsScripts(method as PaymentMethod)) return;
  await page.waitForFunction(() => 'Stripe' in window);
  await untilHydrated(page);
}

export async function fillAddress(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const fields = {
    email: 'anna@example.com',
    phone: '+48600100200',
    fullName: 'Anna Nowak',
    line1: 'ul. Długa 12/3',
    postalCode: '00-238',
    city: 'Warszawa',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
}

export async function chooseMethod(page: Page, method: PaymentMethod): Promise<void> {
  await page.locator(`[name="paymentMethod"][value="${method}"]`).check();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await chooseMethod(page, 'card');
  const field = (title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);
  await field('Secure card number input frame').locator('[name="cardnumber"]').fill(number);
  await field('Secure expiration date input frame').locator('[name="exp-date"]').fill('1234');
  await field('Secure CVC input frame').locator('[name="cvc"]').fill('123');
}

export async function pressOrder(page: Page): Promise<void> {
  await page.locator('button[name="action"][value="order"]').click();
}

/** Presses the button on the page that pays an order by its address. */
export async function pressPay(page: Page): Promise<void> {
  await page.locator('form[action$="/pay"] button[type="submit"]').last().click();
}

/** Answers the bank's 3-D Secure page, whatever language it speaks. */
export async function answerChallenge(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  const challenge = page.frameLocator('iframe[title="3D Secure authentication"]');
  await challenge.locator(`button[value="${answer === 'Complete' ? 'authorized' : 'failed'}"]`).click();
}

/** Counts the lines of a text, where it has hardly any room. */
export function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const { style } = element.parentElement as HTMLElement;
    const before = style.width;
    style.width = '1px';
    const lines = element.getClientRects().length;
    style.width = before;
    return lines;
  });
}

/** Waits until the server has what was typed into the checkout. */
export async function untilSaved(page: Page): Promise<void> {
  await page.waitForFunction(() => JSON.parse(sessionStorage.getItem('kasa-unsaved-draft') ?? '{}').savedAt);
}
