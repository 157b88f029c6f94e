// The one layout of all e-mails, as text and as HTML. Nothing is loaded from anywhere: mail programs block that, and
// it would tell us who reads what when.
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { type Brand, paletteOf } from '#src/shop/brand.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { escapeHtml } from '../escape-html.ts';
import { companyLines } from '../shop/company-lines.ts';

export type MailSection =
  | { kind: 'paragraph'; text: string; isSoft?: boolean }
  | { kind: 'rows'; title: string; rows: { name: string; amount: string; isTotal?: boolean }[] }
  | { kind: 'lines'; title: string; lines: string[] }
  | { kind: 'link'; label: string; url: string }
  /** A link that asks for nothing. */
  | { kind: 'reference'; label: string; url: string };

export type MailContent = { shop: ShopProfile; subject: string; locale: Locale; sections: MailSection[] };

export function layOutMail({ shop, subject, locale, sections }: MailContent): { text: string; html: string } {
  const { languageTag } = marketOf(locale);
  const company = companyLines(shop.company, locale);
  const colours = paletteOf(shop.brand, 'light');
  return {
    text: [...sections.map(sectionText), ['-- ', ...company].join('\n')].join('\n\n'),
    html: [
      `<!DOCTYPE html><html lang="${languageTag}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
      `<title>${escapeHtml(subject)}</title><style>${darkStyles(shop.brand)}</style></head>`,
      `<body class="ground" style="margin:0;padding:32px 16px;background:${colours.ground};color:${colours.ink};font:16px/1.55 Outfit,Helvetica,Arial,sans-serif">`,
      '<div style="max-width:560px;margin:0 auto">',
      `<p class="line" style="margin:0 0 24px;padding:0 0 16px;border-bottom:2px solid ${colours.ink};font-size:20px;font-weight:600">${escapeHtml(shop.identity.name)}</p>`,
      sections.map((section) => sectionHtml(section, shop.brand)).join(''),
      `<p class="soft rule" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};color:${colours.softInk};font-size:13px">${company.map(escapeHtml).join('<br>')}</p>`,
      '</div></body></html>',
    ].join(''),
  };
}

/** Inline styles give way to nothing less. */
function darkStyles(brand: Brand): string {
  const { ground, ink, softInk, line, accent, onAccent } = paletteOf(brand, 'dark');
  return [
    `@media (prefers-color-scheme:dark){.ground{background:${ground}!important;color:${ink}!important}`,
    `.soft{color:${softInk}!important}.line{border-color:${ink}!important}.rule{border-color:${line}!important}`,
    `.button{background:${accent}!important;color:${onAccent}!important}.address{color:${accent}!important}}`,
  ].join('');
}

function sectionText(section: MailSection): string {
  switch (section.kind) {
    case 'paragraph':
      return section.text;
    case 'rows':
      return [section.title, ...section.rows.map(({ name, amount }) => `  ${name}: ${amount}`)].join('\n');
    case 'lines':
      return [section.title, ...section.lines.map((line) => `  ${line}`)].join('\n');
    case 'link':
    case 'reference':
      return `${section.label}:\n${section.url}`;
  }
}

function sectionHtml(section: MailSection, brand: Brand): string {
  const { softInk, accent, onAccent, line } = paletteOf(brand, 'light');
  switch (section.kind) {
    case 'paragraph': {
      const text = escapeHtml(section.text).replaceAll('\n', '<br>');
      return section.isSoft
        ? `<p class="soft" style="color:${softInk};font-size:14px">${text}</p>`
        : `<p style="margin:0 0 16px">${text}</p>`;
    }
    case 'rows':
      return title(section.title) + table(section.rows, line);
    case 'lines':
      return `${title(section.title)}<p style="margin:0 0 16px">${section.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'reference':
      return `<p style="margin:0 0 12px;font-size:14px"><a class="address" href="${escapeHtml(section.url)}" style="color:${accent}">${escapeHtml(section.label)}</a></p>`;
    case 'link': {
      const url = escapeHtml(section.url);
      // The address once more in full: a button says nothing about where it leads.
      return (
        `<p style="margin:24px 0 8px"><a class="button" href="${url}" style="display:inline-block;padding:12px 20px;border-radius:${brand.radius.control}px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none">${escapeHtml(section.label)}</a></p>` +
        `<p style="margin:0 0 24px;font-size:14px;overflow-wrap:anywhere"><a class="address" href="${url}" style="color:${accent}">${url}</a></p>`
      );
    }
  }
}

function title(text: string): string {
  return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(text)}</h2>`;
}

function table(rows: { name: string; amount: string; isTotal?: boolean }[], line: string): string {
  const cells = rows.map(({ name, amount, isTotal }) => {
    const weight = isTotal ? ';font-weight:600' : '';
    const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top${weight}`;
    return `<tr><td class="rule" style="${cell}">${escapeHtml(name)}</td><td class="rule" style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${cells.join('')}</table>`;
}
