// The pages on which each carrier tells how far a parcel is. Browsers get the finished address, so no page carries the
// list.
import { fillIn } from '#src/i18n/fill-in.ts';
import { type Carrier, isCarrier } from '#src/shipping/carriers.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { otherCarrierOf } from './named-way.ts';
import { ownCarrier, type TrackedParcel } from './own-carriers.ts';

/** What they are given is encoded. */
const links: Readonly<Record<Carrier, (parcel: TrackedParcel) => string>> = {
  inpost: ({ trackingNumber }) => `https://inpost.pl/sledzenie-przesylek?number=${trackingNumber}`,
  dpd: ({ trackingNumber, country }) =>
    country === 'PL'
      ? `https://tracktrace.dpd.com.pl/parcelDetails?p1=${trackingNumber}`
      : // The carrier's page for parcels of every country.
        `https://tracking.dpd.de/status/en_US/parcel/${trackingNumber}`,
  'poczta-polska': ({ trackingNumber }) => `https://emonitoring.poczta-polska.pl/?numer=${trackingNumber}`,
  'orlen-paczka': ({ trackingNumber }) => `https://www.orlenpaczka.pl/sledz-paczke/?numer=${trackingNumber}`,
  postnl: ({ trackingNumber, postalCode, country }) =>
    `https://jouw.postnl.nl/track-and-trace/${trackingNumber}-${country}-${postalCode}`,
  dhl: ({ trackingNumber }) =>
    `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${trackingNumber}`,
  gls: ({ trackingNumber }) => `https://gls-group.eu/EU/en/parcel-tracking?match=${trackingNumber}`,
  ups: ({ trackingNumber }) => `https://www.ups.com/track?tracknum=${trackingNumber}`,
  fedex: ({ trackingNumber }) => `https://www.fedex.com/fedextrack/?trknbr=${trackingNumber}`,
  packeta: ({ trackingNumber }) => `https://tracking.packeta.com/en/?id=${trackingNumber}`,
};

/**
 * Null without a number, and for carriers that we know none of. `set`: the merchant's, instead of ours; `way`: what the
 * merchant calls it, after somebody else perhaps, to whom our link does not lead.
 */
export function trackingLink(
  carrier: string,
  { trackingNumber, postalCode, country }: TrackedParcel,
  set: DeliverySettings['trackingLinks'] = {},
  way = '',
): string | null {
  if (trackingNumber === '') return null;
  const given = set[carrier];
  const known = isCarrier(carrier) ? links[carrier] : ownCarrier(carrier)?.trackingLink;
  const ours = otherCarrierOf(carrier, way) ? undefined : known;
  const link = given === undefined ? ours : filledIn(given);
  return (
    link?.({
      trackingNumber: encodeURIComponent(trackingNumber),
      postalCode: encodeURIComponent(postalCode.replaceAll(' ', '')),
      country: encodeURIComponent(country),
    }) ?? null
  );
}

/** Those that the merchant has set, by carrier. */
export function trackingLinksOf({ methods, trackingLinks }: DeliverySettings): DeliverySettings['trackingLinks'] {
  const ofWays = methods.flatMap(({ carrier, trackingLink: link }) =>
    link && isOtherCarrier(carrier) ? [[carrier, link]] : [],
  );
  return { ...Object.fromEntries(ofWays), ...trackingLinks };
}

function filledIn(link: string) {
  return ({ trackingNumber, postalCode, country }: TrackedParcel) =>
    fillIn(link, { number: trackingNumber, postalCode, country });
}
