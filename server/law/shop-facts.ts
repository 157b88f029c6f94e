import type { LawShop } from './duty.ts';

/** Whether parcels go to the country by any way of delivery. */
export function deliversTo({ settings: { delivery } }: Pick<LawShop, 'settings'>, country: string): boolean {
  return delivery.methods.some(({ zones }) =>
    zones.some(({ countries }) => countries.some((each) => each === country)),
  );
}

/** Whether nobody has said who sells: of that there is one point, which stands for all that would follow. */
export function isUnsaid({ lacks }: Pick<LawShop, 'lacks'>): boolean {
  return lacks.some(({ document, kind }) => document === 'company' && kind === 'Unsaid');
}
