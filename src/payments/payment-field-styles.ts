// The styles of Stripe's fields inside their frames, where our style sheets do not apply: the values that the design
// tokens have on the page, which are the brand's.
import type { CssFontSource, CustomFontSource, StripeElementStyle } from '@stripe/stripe-js';

export type Theme = 'light' | 'dark';
export type PaymentFieldKind = 'card' | 'p24Bank' | 'idealBank' | 'iban';

export const CARD_FONT_SIZE = '16px';
export const IBAN_FONT_SIZE = '14px';

/** The style of a kind of field; set again by `element.update` when the theme changes. */
export function paymentFieldStyle(kind: PaymentFieldKind, theme: Theme): StripeElementStyle {
  return fieldStyle(theme, kind === 'iban' ? IBAN_FONT_SIZE : CARD_FONT_SIZE);
}

/** The server renders the place of the frames, and no frame. */
function tokenOf(name: string): string {
  if (typeof document === 'undefined') return '';
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
}

/** Declared as `light-dark(#17130e, #f4efe6)`. */
function colourOf(token: string, theme: Theme): string {
  return tokenOf(token).match(/#\w+/g)?.[theme === 'dark' ? 1 : 0] ?? '';
}

function fieldStyle(theme: Theme, fontSize: string): StripeElementStyle {
  const [ink, softInk, danger, raised] = ['ink', 'soft-ink', 'danger', 'raised'].map((token) => colourOf(token, theme));
  return {
    base: {
      fontFamily: tokenOf('font'),
      fontSize,
      fontWeight: '400',
      // These have an effect only when the font is loaded in the frame.
      fontVariant: 'tabular-nums',
      fontSmoothing: 'antialiased',
      lineHeight: '1.4',
      color: ink,
      iconColor: softInk,
      '::placeholder': { color: softInk },
      '::selection': { backgroundColor: ink, color: raised },
      // The browser's own yellow would be unreadable with light text.
      ':-webkit-autofill': { color: ink },
      ':disabled': { color: softInk },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

/**
 * The shop's font for the frames, which fetch it themselves from our origin (it must allow other origins to read it).
 * `fontUrl` is absolute; without it the frames use a system font. Fields are set in the regular weight alone.
 */
export function paymentFonts(fontUrl: string | null): Array<CssFontSource | CustomFontSource> {
  if (!fontUrl) return [];
  const [, family = ''] = tokenOf('font').split('"');
  return [{ family, src: `url("${encodeURI(decodeURI(fontUrl))}")`, display: 'swap' }];
}
