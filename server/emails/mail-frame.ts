// What stands around every e-mail: a column of 600 px made of tables with inline styles, because Outlook knows neither
// widths of blocks nor sheets, and Gmail drops a sheet that it does not like. Dark colours come by a media query; programs
// that darken by themselves keep the logo readable, because its picture has a ground.
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { type Brand, paletteOf } from '#src/shop/brand/brand.ts';
import { findTypeface } from '#src/shop/brand/typefaces.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { escapeHtml } from '../escape-html.ts';
import { mailLogo } from '../media/brand/mail-logo.ts';

type Framed = { shop: ShopProfile; publicUrl: string; subject: string; locale: Locale; company: readonly string[] };

export const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export function frameMail({ shop, publicUrl, subject, locale, company }: Framed, body: string): string {
  const { languageTag } = languageOf(locale);
  const { ground, raised, ink, softInk, line } = paletteOf(shop.brand, 'light');
  const font = fontOf(shop.brand);
  const text = `font-family:${font};font-size:16px;line-height:1.55;color:${ink}`;
  const corners = `border-radius:${shop.brand.radius.control}px`;
  return [
    `<!DOCTYPE html><html lang="${languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    // Otherwise phones make links of numbers and addresses.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escapeHtml(subject)}</title>`,
    '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->',
    `<style>${sheet(shop.brand)}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${ground};-webkit-text-size-adjust:100%">`,
    `${TABLE} class="ground" style="background:${ground}"><tr><td class="around" align="center" style="padding:32px 16px">`,
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
    `${TABLE} style="max-width:600px"><tr><td class="pad" style="padding:0 40px 20px;${text}">${logoHtml(shop, publicUrl)}</td></tr>`,
    `<tr><td class="card pad rule" style="padding:32px 40px 16px;background:${raised};border:1px solid ${line};${corners};${text}">${body}</td></tr>`,
    `<tr><td class="pad soft" style="padding:20px 40px 0;font-family:${font};font-size:13px;line-height:1.5;color:${softInk}">${company.map(escapeHtml).join('<br>')}</td></tr></table>`,
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('');
}

/** Few programs load a typeface, but those with the shop's own installed show it. */
function fontOf({ typeface }: Brand): string {
  const others =
    findTypeface(typeface)?.generic === 'serif' ? 'Georgia,serif' : "'Helvetica Neue',Helvetica,Arial,sans-serif";
  return `${typeface.includes(' ') ? `'${typeface}'` : typeface},${others}`;
}

/** The name in type, which a picture of it replaces. Where pictures are not loaded its words look the same. */
function logoHtml(shop: ShopProfile, publicUrl: string): string {
  const { ink } = paletteOf(shop.brand, 'light');
  const type = `font-size:22px;line-height:1.2;font-weight:${shop.brand.headingWeight};color:${ink}`;
  const name = escapeHtml(shop.identity.name);
  const logo = mailLogo(shop);
  if (!logo) return `<span class="ink" style="${type}">${name}</span>`;
  const picture = (scheme: 'light' | 'dark', shown: string) =>
    `<img class="${scheme === 'light' ? 'by-day' : 'by-night'}" src="${escapeHtml(publicUrl + logo.paths[scheme])}" width="${logo.width}" height="${logo.height}" alt="${name}" style="${shown};border:0;${type}">`;
  // Outlook shows what is not displayed.
  return `${picture('light', 'display:block')}<!--[if !mso]><!-->${picture('dark', 'display:none')}<!--<![endif]-->`;
}

/** Inline styles give way to nothing less than `!important`. */
function sheet(brand: Brand): string {
  const { ground, raised, sunken, ink, softInk, line, accent, onAccent } = paletteOf(brand, 'dark');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.around{padding:20px 0!important}.pad{padding-left:20px!important;padding-right:20px!important}',
    '.card{border-left:0!important;border-right:0!important;border-radius:0!important}',
    '.press{width:100%!important}.press a{display:block!important;text-align:center!important}}',
    `@media (prefers-color-scheme:dark){.ground{background:${ground}!important}`,
    `.card{background:${raised}!important;color:${ink}!important}.ink{color:${ink}!important}`,
    `.box{background:${sunken}!important;border-color:${accent}!important;color:${ink}!important}`,
    `.soft{color:${softInk}!important}.rule{border-color:${line}!important}`,
    `.button{background:${accent}!important}.label{color:${onAccent}!important}.address{color:${accent}!important}`,
    `.by-day{display:none!important}.by-night{display:block!important;color:${ink}!important}}`,
  ].join('');
}
