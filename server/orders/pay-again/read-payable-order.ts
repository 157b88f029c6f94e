import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { usableMethods } from '../../payments/refused-methods.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { getOrderView } from '../order-views.ts';

type Services = { db: Db; payments: PaymentProvider };

/** An order with the ways to pay it, as long as it waits for its payment. */
export async function readPayableOrder({ db, payments }: Services, orderId: string, locale: Locale): Promise<Order> {
  const order = await getOrderView(db, orderId);
  if (order.paymentState !== 'awaiting_payment') return order;
  const methods = usableMethods(payments, locale, order.totals.total, order.address.country);
  return { ...order, payment: { ...payments.settings, methods } };
}
