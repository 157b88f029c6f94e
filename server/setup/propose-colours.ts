// Accents out of a logo that is not stored yet: cleaned as it will be, and each made legible on the shop's grounds.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Brand } from '#src/shop/brand/brand.ts';
import { isHardToSee, proposeAccents } from '#src/shop/brand/propose-accent.ts';
import { readLogoColours } from '../media/brand/logo-colours.ts';
import { cleanPng, isPng, LOGO_BOUNDS } from '../media/brand/png-logo.ts';
import { cleanSvg } from '../shop/clean-svg.ts';
import type { SetupRefusal } from './change-documents.ts';

const MOST_PROPOSALS = 4;

export type ProposedAccent = { light: string; dark: string };
/** `isDim`: the logo can hardly be seen on the dark ground. */
export type ColourProposal = { accents: ProposedAccent[]; isDim: boolean };

export async function proposeColours(
  given: string,
  brand: Pick<Brand, 'light' | 'dark'>,
): Promise<Result<ColourProposal, SetupRefusal>> {
  const cleaned = isPng(given) ? await cleanPng(given, LOGO_BOUNDS) : cleanSvg(given);
  if (!cleaned.ok) return refuse({ kind: 'LogoUnusable', field: 'logo', says: cleaned.error.message });
  const logo = cleaned.value;
  const colours = await readLogoColours(logo).catch(() => null);
  if (!colours) return refuse({ kind: 'LogoUnusable', field: 'logo' });
  const light = proposeAccents(colours, brand.light, MOST_PROPOSALS);
  const dark = proposeAccents(colours, brand.dark, MOST_PROPOSALS);
  const accents = light.flatMap((accent, at) => (dark[at] ? [{ light: accent, dark: dark[at] }] : []));
  // One in the theme's colours follows the theme.
  return ok({ accents, isDim: !logo.includes('var(--') && isHardToSee(colours, brand.dark.ground) });
}
