import type { Locale } from '#src/i18n/locales.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { partOfCountry } from '#src/vat/place-name.ts';
import type { ListedOrder as ShownListedOrder } from '../../schema/office-resolver-types.generated.ts';
import { nameOfWay } from '../../shipping/named-way.ts';
import { nameAssistants } from './list-assistants-of.ts';
import type { ListedOrder } from './list-orders.ts';
import { nameOfCarriers, nameOfMethods } from './method-names.ts';

/** An order of a list as the API has it: no list shows e-mail addresses. */
export function showListed(
  {
    createdAt,
    method,
    isPaidByCards,
    carrier,
    sentWith,
    shippingMethod,
    postalCode,
    email: _,
    assistants,
    ...order
  }: ListedOrder,
  { locale, delivery }: { locale: Locale; delivery: DeliverySettings },
): ShownListedOrder {
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    region: partOfCountry(locale, { country: order.country, postalCode }),
    ledBy: nameAssistants(locale, assistants),
    methodName: nameOfMethods(locale, { method, isPaidByCards }),
    carrierName: nameOfCarriers(
      { carrier, sentWith },
      { locale, delivery, way: nameOfWay(delivery, shippingMethod, locale) },
    ),
  };
}
