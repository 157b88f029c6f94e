// What the shop is called and how it signs: on every page, in e-mails, on home screens.
import { z } from 'zod';
import { localisedText } from './localised-text.ts';
import { settingFaults } from './setting-faults.ts';

const SVG_LENGTH = 40_000;
const PNG_LENGTH = 8_000_000;

/** An SVG document with a size. It is reduced to shapes and their colours before it is stored. */
const svg = z.string().trim().max(SVG_LENGTH, settingFaults.svgLong);
const drawing = svg.nullable().default(null);
/** An SVG, or a PNG as `data:image/png;base64,…`, which is bounded and re-encoded before it is stored. */
const svgOrPng = z.union([z.string().startsWith('data:image/png;base64,').max(PNG_LENGTH), svg], {
  error: settingFaults.svgLong,
});

export const identitySchema = z.strictObject({
  name: z.string().trim().min(1, 'must not be empty').max(80),
  /** Follows the name in the home page's title. */
  tagline: localisedText(120),
  /** The name as a drawing; without it the name is set in type. `dark`: where the same is not to be read on dark. */
  logo: z
    .strictObject({ light: svgOrPng, dark: svgOrPng.nullable().default(null) })
    .nullable()
    .default(null),
  /** The site's icon; without it a plain one in the brand's colours. */
  icon: svgOrPng.nullable().default(null),
  /** What pages with nothing to show have instead; colours of the theme are `var(--ink)` and the like. */
  drawings: z
    .strictObject({ 'empty-cart': drawing, 'not-found': drawing, failure: drawing })
    .default({ 'empty-cart': null, 'not-found': null, failure: null }),
  /** The places at which the shop's own apps are offered, shown below every page. */
  appStores: z
    .array(z.strictObject({ store: z.enum(['app-store', 'google-play']), url: z.url({ protocol: /^https$/ }) }))
    .max(2)
    .default([]),
});

export type ShopIdentity = z.output<typeof identitySchema>;
export type AppStore = ShopIdentity['appStores'][number];
