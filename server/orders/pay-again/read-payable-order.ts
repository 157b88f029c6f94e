import type { Locale } from '#src/i18n/locales.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { Db } from '../../database/connect.ts';
import { listTerms } from '../../payments/method-terms.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { methodsOfOrder } from '../../payments/usable-methods.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { getOrderView } from '../order-views.ts';

type Services = { db: Db; payments: PaymentProvider; paymentSettings: ShopPaymentSettings };

/** An order with its payment methods, as long as it waits for its payment. None of them changes its total. */
export async function readPayableOrder(services: Services, orderId: string, locale: Locale): Promise<Order> {
  const order = await getOrderView(services.db, orderId);
  if (order.paymentState !== 'awaiting_payment') return order;
  const { totals, address } = order;
  const { due, fee } = totals;
  const methods = methodsOfOrder(services, { locale, total: due, fee, country: address.country });
  const terms = listTerms(services.paymentSettings, {
    locale,
    currency: due.currency,
    methods,
    totalsWith: () => totals,
  });
  return { ...order, payment: { ...services.payments.settings, methods, terms } };
}
