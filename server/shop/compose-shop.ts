// The shop's profile from the documents of the settings, over neutral words and colours in every language.
import { hash } from 'node:crypto';
import { timeZoneOf } from '#src/countries/time-zone.ts';
import { byLocale } from '#src/i18n/locales.ts';
import { readBlock } from '#src/shop/blocks/block-schema.ts';
import { type Brand, paletteOf, type Scheme } from '#src/shop/brand/brand.ts';
import type { ShopIdentity } from '#src/shop/identity.ts';
import type { LocalisedText } from '#src/shop/localised-text.ts';
import type { Drawing, DrawingName, HomeTexts, ShopProfile } from '#src/shop/shop-profile.ts';
import { taxesOf } from '#src/shop/tax-settings.ts';
import { translateTo } from '../i18n/translations.ts';
import { isPng, pngDrawing } from '../media/brand/png-logo.ts';
import { drawingOf } from './clean-svg.ts';
import { withNeutralSettings } from './neutral-settings.ts';
import type { SettingsInForce } from './settings-store.ts';

export function composeShop(settings: SettingsInForce): ShopProfile {
  const { identity, brand, home, company, markets, payments, taxes, delivery, mail, marketing, ...others } =
    withNeutralSettings(settings);
  const texts = byLocale((locale): HomeTexts => {
    const t = translateTo(locale);
    return {
      description: home.description[locale] || t('shop.description', { shop: identity.name }),
      allGoods: home.allGoods[locale] || t('shop.allGoods'),
    };
  });
  const ownTaxes = taxesOf(taxes, company);
  return {
    identity: {
      name: identity.name,
      tagline: byLocale((locale) => textIn(identity.tagline, locale)),
      drawings: drawingsOf(identity),
      logoPictures: logoPicturesOf(identity),
      icon: iconOf(identity, brand),
      appStores: identity.appStores,
    },
    brand,
    timeZone: timeZoneOf(ownTaxes.homeCountry),
    home: { ...texts, blocks: home.blocks.flatMap((block) => readBlock(block) ?? []) },
    company,
    markets,
    payments,
    taxes: ownTaxes,
    delivery,
    mail,
    marketing,
    mailTexts: others['mail-texts'],
  };
}

function textIn(texts: LocalisedText, locale: keyof LocalisedText): string {
  return texts[locale] ?? '';
}

function drawingsOf({ logo, drawings }: ShopIdentity): Partial<Record<DrawingName, Drawing>> {
  const others = Object.entries(drawings).flatMap(([name, svg]) => (svg ? [[name, drawingOf(svg, name)]] : []));
  return { ...(logo && { wordmark: wordmarkOf(logo) }), ...Object.fromEntries(others) };
}

function logoDrawing(logo: string, scheme: Scheme): Drawing {
  if (!isPng(logo)) return drawingOf(logo, scheme === 'light' ? 'wordmark' : 'wordmark-dark');
  return pngDrawing(logo, `/logo-${scheme}.png?v=${hash('sha256', logo, 'base64url').slice(0, 8)}`);
}

function logoPicturesOf({ logo }: ShopIdentity): ShopProfile['identity']['logoPictures'] {
  const given = Object.entries(logo ?? {}).filter(([, picture]) => picture && isPng(picture));
  return Object.fromEntries(given);
}

/** Both in one drawing: the brand's style sheet says which is shown. */
function wordmarkOf({ light, dark }: NonNullable<ShopIdentity['logo']>): Drawing {
  const drawn = logoDrawing(light, 'light');
  if (!dark) return drawn;
  const atNight = logoDrawing(dark, 'dark');
  const scale = Math.min(drawn.width / atNight.width, drawn.height / atNight.height);
  const body = [
    `<g class="on-light">${drawn.body}</g>`,
    `<g class="on-dark" transform="scale(${Number(scale.toFixed(4))})">${atNight.body}</g>`,
  ].join('');
  return { ...drawn, body };
}

function iconOf({ icon }: ShopIdentity, brand: Brand): string {
  if (!icon) return plainIcon(brand);
  if (!isPng(icon)) return icon;
  const { body, width, height } = pngDrawing(icon, icon);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** A bag, in the brand's colours. */
function plainIcon(brand: Brand): string {
  const { accent, onAccent } = paletteOf(brand, 'light');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect fill="${accent}" width="32" height="32" rx="7"/>`,
    `<path fill="${onAccent}" d="M8 12h16l1.5 13h-19z"/>`,
    `<path fill="none" stroke="${onAccent}" stroke-width="2.2" d="M12 15v-4a4 4 0 0 1 8 0v4"/>`,
    `<path fill="none" stroke="${accent}" stroke-width="2.2" d="M12 12.5V15m8-2.5V15"/></svg>`,
  ].join('');
}
