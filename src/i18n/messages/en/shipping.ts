export const messages = {
  'country.PL': 'Poland',
  'country.NL': 'Netherlands',
  'country.DE': 'Germany',
  'country.BE': 'Belgium',
  'country.AT': 'Austria',
  'country.CZ': 'Czechia',

  'shipping.byCarrier': '{carrier} courier',
  'shipping.arrives': 'arrives {dates}',
  'shipping.locker': '{carrier} locker',
  'shipping.point': '{carrier} pick-up point',
  'shipping.inpostLocker': 'InPost locker (Paczkomat)',
  'shipping.orlenPaczka': 'ORLEN Paczka, locker or counter',
  'shipping.dhlPoint': 'DHL ServicePoint',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.packetaPoint': 'Packeta, pick-up point or locker',
  'shipping.waits': 'ready to collect {dates}',
};
