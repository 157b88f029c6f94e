export const shippingEn = {
  'country.PL': 'Poland',
  'country.NL': 'Netherlands',
  'country.DE': 'Germany',
  'country.BE': 'Belgium',
  'country.AT': 'Austria',

  'shipping.byCarrier': '{carrier} courier',
  'shipping.arrives': 'arrives {dates}',
};
