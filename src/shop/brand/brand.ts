// The shop's colours, light and dark, and the shape of its pieces. A merchant chooses ground and accent, and as many of
// the other colours as she likes.
import { z } from 'zod';
import { cardRatioNames } from '../../media/card-crop.ts';
import {
  type ChosenColours,
  completePalette,
  findContrastFaults,
  type Palette,
  paletteNames,
} from './brand-palette.ts';
import { builtInTypeface, typefaceNames } from './typefaces.ts';

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour as #1a2b3c');

const others = Object.fromEntries(paletteNames.map((name) => [name, colour.optional()]));
const colours = z
  .strictObject({ ...others, ground: colour, accent: colour })
  .superRefine((chosen, context) => {
    // What is no colour has no contrast.
    if (context.issues.length > 0) return;
    for (const { name, message } of findContrastFaults(completePalette(chosen as ChosenColours)))
      context.addIssue({ code: 'custom', path: [name], message });
  })
  .transform((chosen) => chosen as ChosenColours);

const MOST_ROUND = 28;
const radius = z.number().int().min(0).max(MOST_ROUND);

/** What a shop looks like that has chosen nothing; `src/ui/theme.css` says the same. */
export const neutralColours = {
  light: { ground: '#fcfcfa', accent: '#15616d' },
  dark: { ground: '#121416', accent: '#7fd1c7' },
};

export const brandSchema = z.strictObject({
  light: colours.default(neutralColours.light),
  dark: colours.default(neutralColours.dark),
  /** Counted in pixels. */
  radius: z
    .strictObject({ control: radius.default(10), picture: radius.default(2) })
    .default({ control: 10, picture: 2 }),
  /** Pictures of goods fill their cards, or hang in them as on a wall. */
  pictures: z.enum(['filled', 'hung']).default('filled'),
  /** The shape of all cards that pictures fill. */
  cardRatio: z.enum(cardRatioNames).default('portrait'),
  /** What was cut out stands on a ground of its own colour, or on that of the cards. */
  grounds: z.enum(['tinted', 'plain']).default('tinted'),
  typeface: z.enum(typefaceNames).default(builtInTypeface),
  /** The weight of headings; the typeface's heaviest when it has none so heavy. */
  headingWeight: z.number().int().min(400).max(900).default(600),
});

export type Brand = z.output<typeof brandSchema>;
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const palettes = new WeakMap<ChosenColours, Palette>();

export function paletteOf(brand: Brand, scheme: Scheme): Palette {
  const chosen = brand[scheme];
  const cached = palettes.get(chosen);
  if (cached) return cached;
  const palette = completePalette(chosen);
  palettes.set(chosen, palette);
  return palette;
}
