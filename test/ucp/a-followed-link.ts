// Somebody in a browser without scripts who follows what an assistant gave, and presses the button.
import { postForm } from '../fixtures/post-form.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { type CheckoutContext, origin } from './a-begun-checkout.ts';

export const pathOf = (url: unknown) => String(url).replace(origin, '');

export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

let buyers = 0;

/** `cookie`: of the cart that the browser has by then. */
export async function follow({ shop }: CheckoutContext, url: unknown, cookie = '') {
  const answer = await shop.app.inject({ url: pathOf(url), headers: { cookie } });
  const own = cookieOf(answer) || cookie;
  const get = (path: string) => shop.app.inject({ url: path, headers: { cookie: own } });
  const tokenOn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const post = async (path: string, fields: Record<string, string>) => {
    const token = tokenOn((await get('/pl/cart')).body);
    return postForm(shop.app, path, { token, ...fields }, { cookie: own });
  };
  const press = async (fields: Record<string, string> = {}) => {
    const page = await get('/pl/checkout');
    const shown = Number(/name="expectedTotal" value="(\d+)"/.exec(page.body)?.[1]);
    const isOnDelivery = fields.paymentMethod === undefined;
    const expectedTotal = String(isOnDelivery ? shown + 800 : shown);
    buyers += 1;
    // So many orders that nobody has paid are not taken of one address.
    const email = `jan-${buyers}@example.com`;
    const pressed = { ...address, email, paymentMethod: 'cash_on_delivery', action: 'order', expectedTotal, ...fields };
    return postForm(shop.app, '/pl/checkout', { token: tokenOn(page.body), ...pressed }, { cookie: own });
  };
  return { ...answer, cookie: own, get, post, press };
}
