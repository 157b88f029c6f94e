type Parcel = { trackingNumber: string; postalCode: string; country: string };

const links: Readonly<Record<string, (parcel: Parcel) => string>> = {
  inpost: ({ trackingNumber }) => `https://inpost.pl/sledzenie-przesylek?number=${trackingNumber}`,
  dpd: ({ trackingNumber }) => `https://tracktrace.dpd.com.pl/parcelDetails?p1=${trackingNumber}`,
  'poczta-polska': ({ trackingNumber }) => `https://emonitoring.poczta-polska.pl/?numer=${trackingNumber}`,
  postnl: ({ trackingNumber, postalCode, country }) =>
    `https://jouw.postnl.nl/track-and-trace/${trackingNumber}-${country}-${postalCode}`,
  dhl: ({ trackingNumber }) =>
    `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${trackingNumber}`,
};

/** The page where a carrier tells how far a parcel is; null for carriers that we know none of. */
export function trackingLink(carrier: string, { trackingNumber, postalCode, country }: Parcel): string | null {
  if (!Object.hasOwn(links, carrier)) return null;
  const encoded = {
    trackingNumber: encodeURIComponent(trackingNumber),
    postalCode: encodeURIComponent(postalCode.replaceAll(' ', '')),
    country: encodeURIComponent(country),
  };
  return links[carrier]?.(encoded) ?? null;
}
