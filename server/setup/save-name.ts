import type { Result } from '#src/result.ts';
import type { Brand, Scheme } from '#src/shop/brand/brand.ts';
import type { Transaction } from '../database/transaction.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings } from '../shop/settings-store.ts';
import { type Changer, changeDocuments, type SetupRefusal } from './change-documents.ts';

export type NameFields = {
  name: string;
  /** Written in the main market's language. */
  tagline: string;
  /** Null: as it was; empty: none. */
  logo: string | null;
  accent: Record<Scheme, string>;
};

/** What the shop is called, how it signs, and its accent by day and by night. */
export async function saveName(
  tx: Transaction,
  changer: Changer,
  { name, tagline, logo, accent }: NameFields,
): Promise<Result<null, SetupRefusal>> {
  const { main } = withNeutralSettings(await listSettings(tx)).markets;
  const said = tagline.trim();
  return changeDocuments(tx, changer, {
    identity: (inForce) => ({
      ...inForce,
      name,
      tagline: said || inForce.tagline[main] ? { ...inForce.tagline, [main]: said } : inForce.tagline,
      logo: logo === null ? inForce.logo : logo === '' ? null : { light: logo, dark: null },
    }),
    brand: (inForce) => withAccent(withAccent(inForce, 'light', accent.light), 'dark', accent.dark),
  });
}

function withAccent(brand: Brand, scheme: Scheme, accent: string): Brand {
  if (brand[scheme].accent === accent) return brand;
  // What stands on it follows from the new one.
  const { onAccent: _former, ...others } = brand[scheme];
  return { ...brand, [scheme]: { ...others, accent } };
}
