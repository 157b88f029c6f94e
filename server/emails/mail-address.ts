// The address that the goods of an order go to, as sections of an e-mail.
import { placedLines } from '#src/countries/placed-lines.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { isCollectedInPerson } from '#src/orders/carriers-of-order.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import { methodName } from '#src/shipping/method-name.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Order } from '../schema/resolver-types.generated.ts';
import { addressLines } from './address-lines.ts';
import type { MailSection } from './mail-content.ts';

export function addressSections(
  { address, billingAddress, note, pickupPoint, ...order }: Order,
  locale: Locale,
): MailSection[] {
  const t = translateTo(locale);
  // A company abroad may expect the reverse charge.
  const charged = order.totals.vat.minor > 0 ? [t('mail.vatCharged')] : [];
  const linesOf = (to: typeof address) => [...addressLines(to, locale), ...(to.taxId ? charged : [])];
  const noted: MailSection[] = note ? [{ kind: 'lines', title: t('order.note'), lines: note.split('\n') }] : [];
  const isCollected = isCollectedInPerson(order);
  const home: MailSection = {
    kind: 'lines',
    // Nothing goes there when somebody comes for it.
    title: t(isCollected ? 'mail.confirmationBillingAddress' : 'mail.confirmationAddress'),
    lines: linesOf(address),
  };
  // A name and a country are no address.
  if (isCollected && !pickupPoint && !address.line1 && !address.companyName && !address.taxId) return noted;
  if (!pickupPoint) {
    if (!billingAddress) return [home, ...noted];
    const bill = linesOf(billingAddress);
    return [home, { kind: 'lines', title: t('order.billTo'), lines: bill }, ...noted];
  }
  return [
    ...pointSections({ ...order, pickupPoint }, locale),
    { ...home, title: t('mail.confirmationBillingAddress') },
    ...noted,
  ];
}

/** The point where the parcel waits; nothing for what comes to the door. */
export function pointSections({ pickupPoint, ...order }: Delivered, locale: Locale): MailSection[] {
  if (!pickupPoint) return [];
  const t = translateTo(locale);
  const place = [
    deliveryName({ ...order, pickupPoint }, t),
    pickupPoint.name,
    ...placedLines([pickupPoint.street], pickupPoint),
    countryName(locale, pickupPoint.country),
    [pickupPoint.openingHours, pickupPoint.description].filter(Boolean).join(' · '),
  ].filter(Boolean);
  return [{ kind: 'lines', title: t('mail.confirmationPickUpAt'), lines: place }];
}

type Delivered = Pick<Order, 'shippingMethod' | 'shippingCarrier' | 'shippingName' | 'pickupPoint'>;

/** Couriers go by their carrier's name alone; places to collect at by the name that people know. */
export function deliveryName(
  { shippingMethod, shippingCarrier, shippingName: name, pickupPoint }: Delivered,
  t: Translate,
): string {
  if (!pickupPoint) return name || carrierName(shippingCarrier);
  return methodName(t, { name, method: shippingMethod, carrier: shippingCarrier, kind: pickupPoint.kind });
}
