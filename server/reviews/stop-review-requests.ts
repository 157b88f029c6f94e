// Whoever has the link of the e-mail that asks for reviews may refuse further ones: on the page that it leads to, or by the
// mail program's own button.
import { urlOf } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { MAILS_ID } from '#src/reviews/review-address.ts';
import type { Db } from '../database/connect.ts';
import type { OneClick } from '../http/one-click-route.ts';
import { findOrderId } from '../orders/order-links.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { readReviewable } from './review-access.ts';
import { noteObjection } from './review-objections.ts';

const pattern = '/api/reviews/stop/:token';

export function reviewOneClickPath(token: string): string {
  return pattern.replace(':token', token);
}

export const reviewOneClick: OneClick<RequestContext> = {
  pattern,
  unsubscribe: stopReviewRequests,
  async pageOf({ db, markets }, { token }) {
    const orderId = await findOrderId(db, token);
    const locale = orderId && (await getOrderLocale(db, orderId));
    return `${urlOf('review', { locale: locale || markets.main, token })}#${MAILS_ID}`;
  },
};

async function getOrderLocale(db: Db, orderId: string): Promise<Locale> {
  const { locale } = await db.selectFrom('orders').select('locale').where('id', '=', orderId).executeTakeFirstOrThrow();
  return locale as Locale;
}

export async function stopReviewRequests(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  token: string,
): Promise<void> {
  const orderId = await findOrderId(db, token);
  const order = orderId && (await readReviewable(db, orderId, now()));
  if (order) await noteObjection({ db, now }, order.email);
}
