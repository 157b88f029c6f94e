// Somebody who withdraws by the forms, from an address of their own.
import * as assert from 'uvu/assert';
import { emptyWithdrawal } from '#src/returns/withdrawal-fields.ts';
import { aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { shopOrigin, textOf } from '../fixtures/post-form.ts';

let visitors = 0;

export function anOrderOf({ database, payments }: ShopFixture): Promise<OrderFixture> {
  return aPaidOrder({ db: database.db, payments, now: () => shopTime });
}

export const aNotice = (fields: Record<string, string> = {}) => ({
  ...emptyWithdrawal,
  name: 'Jan Kowalski',
  orderEmail: 'jan@example.com',
  ...fields,
});

export function aVisitor({ app }: ShopFixture) {
  const remoteAddress = `2001:db8:7:${(++visitors).toString(16)}::1`;
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shopOrigin },
      payload: new URLSearchParams(fields).toString(),
    });
  const open = async (url: string) => {
    const answer = await app.inject({ url: url.split('#')[0] ?? '', remoteAddress });
    return { ...answer, status: answer.statusCode, html: answer.body, text: textOf(answer.body) };
  };
  /** The first step, and the address it leads to. */
  const write = async (fields: Record<string, string>, locale = 'pl') => {
    const { statusCode, headers } = await post(`/${locale}/withdraw`, aNotice(fields));
    assert.is(statusCode, 303);
    return String(headers.location);
  };
  return { post, open, write };
}
