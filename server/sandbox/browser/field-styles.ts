// Turns `style` and `fonts`, which the shop's page sent, into rules of the frame. Values are set property by property
// through the CSSOM, so that nothing in them can close a rule or fetch anything.
import type { StripeElementStyle } from '@stripe/stripe-js';
import type { FontSource } from './sandbox-protocol.ts';

const allowed = [
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
] as const;

const pseudoSelectors: Record<string, string> = {
  ':hover': ':hover',
  ':focus': ':focus',
  '::placeholder': '::placeholder',
  '::selection': '::selection',
  ':-webkit-autofill': ':-webkit-autofill',
  ':disabled': ':disabled',
  '::-ms-clear': '::-ms-clear',
};

/** The variants in order of precedence, the last one wins. */
const variants = { base: '', empty: '.is-empty', complete: '.is-complete', invalid: '.is-invalid' } as const;

const sheet = new CSSStyleSheet();

export function applyStyle(style: StripeElementStyle = {}): void {
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync('');
  addRule('.InputElement.is-invalid', { color: '#eb1c26' });
  for (const [variant, suffix] of Object.entries(variants)) {
    const values = (style as Record<string, Record<string, unknown> | undefined>)[variant];
    if (!values) continue;
    const selector = `.InputElement${suffix}`;
    addRule(selector, values);
    for (const [key, pseudo] of Object.entries(pseudoSelectors)) {
      const inner = values[key];
      if (typeof inner === 'object' && inner !== null) addRule(selector + pseudo, inner as Record<string, unknown>);
    }
    if (typeof values.iconColor === 'string') addRule(`.field-icon${suffix}`, { color: values.iconColor });
    // Browsers give autofilled text a colour of their own, which is unreadable on a dark background.
    if (typeof values.color === 'string') {
      addRule(`${selector}:-webkit-autofill`, {}, { '-webkit-text-fill-color': values.color });
      addRule(selector, {}, { 'caret-color': values.color });
    }
  }
}

function addRule(selector: string, values: Record<string, unknown>, literal: Record<string, string> = {}): void {
  const position = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const rule = sheet.cssRules[position];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of allowed) {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!/url\s*\(/i.test(String(value))) rule.style.setProperty(property, String(value));
  }
  if (values.fontSmoothing === 'antialiased') rule.style.setProperty('-webkit-font-smoothing', 'antialiased');
  for (const [property, value] of Object.entries(literal)) rule.style.setProperty(property, value);
}

/** Loads the fonts. A font that fails is left out: the field falls back to the next font family. */
export function loadFonts(fonts: FontSource[]): void {
  for (const font of fonts) {
    if ('cssSrc' in font) {
      if (!/^https?:/.test(font.cssSrc)) continue;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = font.cssSrc;
      document.head.append(link);
      continue;
    }
    const { family, src, weight, style, display, unicodeRange } = font;
    const face = new FontFace(family, src, {
      ...(weight && { weight }),
      ...(style && { style }),
      ...(unicodeRange && { unicodeRange }),
      ...(display && { display: display as FontDisplay }),
    });
    document.fonts.add(face);
    face.load().catch(() => {});
  }
}
