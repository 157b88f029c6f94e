// Looks that any catalogue can wear, as documents to begin with: `kasa init --look`.
import type { Brand } from './brand.ts';
import { builtInTypeface } from './typefaces.ts';

/**
 * What none of them chooses. Each is written out whole, as `brandSchema` would complete it: the office shows them without
 * the library that reads settings, which is larger than its page and tries to run code from text.
 */
const common: Omit<Brand, 'light' | 'dark' | 'radius'> = {
  ...{ pictures: 'filled', cardRatio: 'portrait', grounds: 'tinted' },
  ...{ typeface: builtInTypeface, headingWeight: 600 },
};

export const brandPresets = {
  /** White, thin lines, and the pictures alone. */
  quiet: {
    ...common,
    light: {
      ...{ ground: '#ffffff', raised: '#ffffff', sunken: '#f7f7f6', wall: '#f4f4f2', ink: '#1a1a19' },
      ...{ line: '#e9e9e6', accent: '#3d5a45' },
    },
    dark: { ground: '#161716', raised: '#1c1e1c', accent: '#a9cdb2' },
    radius: { control: 2, picture: 0 },
    headingWeight: 500,
  },
  /** One strong ground and heavy type. */
  bold: {
    ...common,
    light: {
      ...{
        ground: '#ffd84a',
        raised: '#ffeb9e',
        sunken: '#fad02f',
        wall: '#ffe480',
        ink: '#14110a',
        softInk: '#4d4422',
      },
      ...{ line: '#d9b021', controlLine: '#7a6410', accent: '#a11210', onAccent: '#ffffff' },
    },
    dark: { ground: '#191400', raised: '#241e06', accent: '#ffd84a', ink: '#fff6d6' },
    radius: { control: 0, picture: 0 },
    headingWeight: 800,
  },
  /** The palette is near black by day and by night, for photographs. */
  dark: {
    ...common,
    light: { ground: '#0f1012', raised: '#191b1e', sunken: '#0a0b0c', wall: '#1e2024', accent: '#e9c28b' },
    dark: { ground: '#0f1012', raised: '#191b1e', sunken: '#0a0b0c', wall: '#1e2024', accent: '#e9c28b' },
    radius: { control: 6, picture: 0 },
  },
} satisfies Record<string, Brand>;

export type LookName = keyof typeof brandPresets;

export const lookNames = Object.keys(brandPresets) as LookName[];
