/** Carriers by the id that shipping methods, orders and parcels carry. Names are the same in every language. */
export const carrierNames = {
  inpost: 'InPost',
  dpd: 'DPD',
  'poczta-polska': 'Poczta Polska',
  'orlen-paczka': 'ORLEN Paczka',
  postnl: 'PostNL',
  dhl: 'DHL',
  gls: 'GLS',
  ups: 'UPS',
  fedex: 'FedEx',
  packeta: 'Packeta',
} as const satisfies Record<string, string>;

export type Carrier = keyof typeof carrierNames;

/** The method and the carrier of goods that the customer collects in person: they go with nobody. */
export const COLLECTED = 'collected';

/** The method and the carrier of gift cards: nothing is brought anywhere. */
export const EMAILED = 'emailed';

export function isCarrier(id: string): id is Carrier {
  return Object.hasOwn(carrierNames, id);
}

export function carrierName(id: string): string {
  return isCarrier(id) ? carrierNames[id] : id;
}
