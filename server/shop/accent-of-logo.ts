import type { Brand } from '#src/shop/brand/brand.ts';
import { proposeAccent } from '#src/shop/brand/propose-accent.ts';
import { readLogoColours } from '../media/brand/logo-colours.ts';

export type AccentProposal = Pick<Brand, 'light' | 'dark'>;

/** The brand's colours with an accent out of the logo; null for a logo of black, white and greys. */
export async function accentOfLogo(logo: string, brand: Pick<Brand, 'light' | 'dark'>): Promise<AccentProposal | null> {
  const colours = await readLogoColours(logo);
  const [light, dark] = [proposeAccent(colours, brand.light), proposeAccent(colours, brand.dark)];
  return light && dark && { light, dark };
}
