/** Carriers by the id that shipping methods and orders carry. Names are the same in every language. */
const carrierNames: Readonly<Record<string, string>> = {
  inpost: 'InPost',
  dpd: 'DPD',
  'poczta-polska': 'Poczta Polska',
  'orlen-paczka': 'ORLEN Paczka',
  postnl: 'PostNL',
  dhl: 'DHL',
};

export function carrierName(carrier: string): string {
  return carrierNames[carrier] ?? carrier;
}
