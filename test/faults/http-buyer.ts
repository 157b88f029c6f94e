// A shopper without a browser: keeps cookies, sends what the pages' scripts send, and pays at the sandbox as its
// stand-in for Stripe.js does.
import { randomBytes } from 'node:crypto';
import type { MutationName, ResultOf, VariablesOf } from '#src/graphql-client.ts';
import type { CheckoutDraftInput, CheckoutPlaceOrderMutation } from '#src/operations.generated.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { mutationUrl, queryUrl } from '#src/surfaces/storefront-api.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import type { KillableShop } from './killable-shop.ts';

export type Pressed = { status: number; result: CheckoutPlaceOrderMutation['placeOrder'] | null };
export type PlacedOrder = Extract<CheckoutPlaceOrderMutation['placeOrder'], { __typename: 'PlacedOrder' }>;

type ConfirmedIntent = { next_action?: { use_stripe_sdk?: { stripe_js?: string } } | null };

export type Buyer = ReturnType<typeof aBuyer>;

/** Every request rejects with a `TypeError` when the shop dies before it has answered. */
export function aBuyer({ origin, sandboxOrigin }: Pick<KillableShop, 'origin' | 'sandboxOrigin'>) {
  let cookie = '';
  // Limits are by address: each buyer has one.
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

  async function send<Name extends MutationName>(name: Name, variables: VariablesOf<Name>) {
    const answer = await fetch(origin + mutationUrl(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, origin, cookie },
      body: JSON.stringify(variables),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { data = null } = (await answer.json()) as { data?: ResultOf<Name> | null };
    return { status: answer.status, data };
  }

  return {
    cookie: () => cookie,
    async fillCart(lines: Record<string, number>): Promise<void> {
      for (const [variantId, quantity] of Object.entries(lines)) {
        const { status } = await send('CartAddLine', { locale: 'pl', variantId, quantity });
        if (status !== 200) throw new Error(`the cart answered ${status}`);
      }
    },
    /** `text`: what is said of it, as for whom a gift card is. */
    async putIntoCart(variantId: string, text: string): Promise<void> {
      const { status, data } = await send('CartAddLine', { locale: 'pl', variantId, quantity: 1, text });
      const { refusal } = data?.addCartLine ?? {};
      if (status !== 200 || refusal) throw new Error(`the cart answered ${status} ${refusal}`);
    },
    async setQuantity(variantId: string, quantity: number): Promise<void> {
      await send('CartSetQuantity', { locale: 'pl', variantId, quantity });
    },
    /** Why the code takes nothing off; null when it does. */
    async useCode(code: string): Promise<string | null> {
      const { status, data } = await send('CartSetDiscountCode', { locale: 'pl', code });
      if (status !== 200) throw new Error(`the cart answered ${status}`);
      return data?.setDiscountCode.refusal ?? null;
    },
    /** The order button, under a page that shows `expectedTotalMinor`. */
    async press(
      expectedTotalMinor: number,
      paymentMethod: PaymentMethod = 'card',
      draft: CheckoutDraftInput = aDraft,
      expectedDueMinor = expectedTotalMinor,
    ): Promise<Pressed> {
      const input = { draft, paymentMethod, expectedTotalMinor, expectedDueMinor };
      const { status, data } = await send('CheckoutPlaceOrder', { locale: 'pl', input });
      return { status, result: data?.placeOrder ?? null };
    },
    /** The address of the 3-D Secure challenge, if the card asks for one. */
    async payByCard(clientSecret: string, card = 'pm_card_visa'): Promise<string> {
      const answer = await fetch(`${sandboxOrigin}/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: 'pk_test_kasa',
          client_secret: clientSecret,
          use_stripe_sdk: 'true',
          payment_method: card,
        }),
      });
      const { next_action: action } = (await answer.json()) as ConfirmedIntent;
      return action?.use_stripe_sdk?.stripe_js ?? '';
    },
    /** Follows the page that leads to the bank. */
    async goToBank(path: string): Promise<string> {
      const page = await (await fetch(origin + path, { headers: { cookie } })).text();
      return /http-equiv="refresh" content="0; url=([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    },
    /** Presses the button of the challenge, or of the bank's page. */
    async authorise(address: string): Promise<void> {
      const { origin: bank, pathname, searchParams } = new URL(address);
      const body = new URLSearchParams({
        client_secret: searchParams.get('client_secret') ?? '',
        result: 'authorized',
      });
      await fetch(bank + pathname, { method: 'POST', body, redirect: 'manual' });
    },
    /** The return page; the state of the payment that it shows. */
    async comeBack(token: string): Promise<string | null> {
      const url = origin + queryUrl('OrderReturned', { locale: 'pl', token });
      const answer = await fetch(url, { headers: { cookie, 'x-forwarded-for': address } });
      const { data } = (await answer.json()) as { data?: ResultOf<'OrderReturned'> };
      return data?.returnedOrder?.paymentState ?? null;
    },
  };
}

export function placed({ status, result }: Pressed): PlacedOrder {
  if (result?.__typename === 'PlacedOrder') return result;
  throw new Error(`no order was placed: ${status} ${JSON.stringify(result)}`);
}

function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}
