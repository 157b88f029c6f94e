import type { LawShop } from './duty.ts';

/** The countries that parcels go to by any way of delivery, in alphabetical order of their codes. */
export function deliveryCountries({ settings: { delivery } }: Pick<LawShop, 'settings'>): string[] {
  const countries = delivery.methods.flatMap(({ zones }) => zones.flatMap((zone) => zone.countries));
  return [...new Set<string>(countries)].sort();
}

export function deliversTo(shop: Pick<LawShop, 'settings'>, country: string): boolean {
  return deliveryCountries(shop).includes(country);
}

/** Whether nobody has said who sells: of that there is one point, which stands for all that would follow. */
export function isUnsaid({ lacks }: Pick<LawShop, 'lacks'>): boolean {
  return lacks.some(({ document, kind }) => document === 'company' && kind === 'Unsaid');
}
