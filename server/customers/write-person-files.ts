// The copy of a person's data as two files: JSON with everything, and a page to read that holds what people ask for.

import type { PostalAddress } from '#src/countries/postal-address.ts';
import { dayAndMonth, formatMoment } from '#src/dates/format-moment.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { invoiceKinds } from '#src/invoices/invoice-document.ts';
import { type Currency, formatMoney, money } from '#src/money.ts';
import { escapeHtml } from '../escape-html.ts';
import { translateTo } from '../i18n/translations.ts';
import type { OrderCompany } from '../orders/order-store.ts';
import type { PickupPoint } from '../shipping/pickup-point-store.ts';
import type { ExportedRow, PersonExport } from './export-person.ts';

export type PersonFile = { name: string; type: string; content: string };

type PersonFileShop = { name: string; timeZone: string };

export function writePersonFiles(exported: PersonExport, shop: PersonFileShop): PersonFile[] {
  // The file has no address in its name: names of files stand in logs and lists.
  const name = `personal-data-${dateIn(shop.timeZone, new Date(exported.exportedAt))}`;
  return [
    { name: `${name}.html`, type: 'text/html', content: writePage(exported, shop) },
    { name: `${name}.json`, type: 'application/json', content: `${JSON.stringify(exported, null, 2)}\n` },
  ];
}

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#222}
h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.25rem;border-bottom:1px solid #ccc}h3{font-size:1rem}
dl{display:grid;grid-template-columns:10rem 1fr;gap:.25rem 1rem}dt{color:#666}dd{margin:0}pre{white-space:pre-wrap;
font:inherit;padding:.75rem;background:#f5f5f2}li{margin:.25rem 0}`;

function writePage({ exportedAt, emails, data }: PersonExport, shop: PersonFileShop): string {
  const orders = data.orders ?? [];
  const locale = localeOf(orders.at(-1) ?? data.returns?.at(-1));
  const t = translateTo(locale);
  const { timeZone } = shop;
  const at = (value: unknown) => formatMoment(new Date(String(value)).toISOString(), locale, timeZone, dayAndMonth);
  const said = (moment: unknown, title: string, text: unknown) =>
    `<h3>${escapeHtml(at(moment))} ${escapeHtml(title)}</h3><pre>${escapeHtml(String(text))}</pre>`;
  const title = escapeHtml(t('personFile.title', { shop: shop.name }));
  const notes = [...(data.customer_notes ?? []), ...(data.order_notes ?? [])];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>
<p>${escapeHtml(t('personFile.made', { moment: at(exportedAt), emails: emails.join(', ') }))}</p>
${section(
  t('personFile.orders'),
  orders.map((order) => writeOrder(order, data.order_lines ?? [], { locale, timeZone })),
)}
${section(
  t('personFile.documents'),
  (data.invoices ?? []).map((row) => said(row.issued_at, `${row.number}`, documentText(row, locale))),
)}
${section(
  t('personFile.vatIds'),
  (data.vat_id_checks ?? []).map((row) =>
    said(row.asked_at, String(row.vat_id), [row.state, row.says, row.consultation].filter(Boolean).join('\n')),
  ),
)}
${section(
  t('personFile.messages'),
  (data.contact_messages ?? []).map(({ created_at: moment, message }) => said(moment, '', message)),
)}
${section(
  t('personFile.returns'),
  (data.returns ?? []).map((row) => said(row.announced_at, String(row.name), `${row.contract}\n${row.reason}`.trim())),
)}
${section(
  t('personFile.reviews'),
  (data.reviews ?? []).map(({ written_at: moment, stars, text }) => said(moment, `${stars}/5`, text)),
)}
${section(
  t('personFile.notes'),
  notes.map(({ created_at: moment, text }) => said(moment, '', text)),
)}
${section(
  t('personFile.mails'),
  (data.sent_mails ?? []).map(({ sent_at: moment, subject, body }) => said(moment, String(subject), body)),
)}
${section(
  t('personFile.carts'),
  (data.carts ?? []).map((row) => said(row.updated_at, '', JSON.stringify(row.checkout_draft, null, 2))),
)}
${section(
  t('personFile.drafts'),
  (data.draft_orders ?? []).map((row) => said(row.updated_at, '', JSON.stringify(row.content, null, 2))),
)}
${section(t('personFile.other'), [`<p>${escapeHtml(t('personFile.otherText'))}</p>`])}
</body></html>
`;
}

function section(title: string, parts: string[]): string {
  return parts.length > 0 ? `<section><h2>${escapeHtml(title)}</h2>${parts.join('')}</section>` : '';
}

function writeOrder(
  order: ExportedRow,
  lines: ExportedRow[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  const t = translateTo(locale);
  const currency = order.currency as Currency;
  const amount = (minor: unknown) => formatMoney(money(Number(minor), currency), locale);
  const company = order.company as OrderCompany | null;
  const point = order.pickup_point as PickupPoint | null;
  const goods = lines.filter((line) => line.order_id === order.id);
  const facts: [string, string][] = [
    [t('personFile.contact'), [order.email, order.phone].filter(Boolean).join(', ')],
    [t('personFile.delivery'), addressText(order.address as PostalAddress)],
    [
      t('personFile.billing'),
      [company && `${company.name} ${company.taxId}`, addressText(order.billing_address as PostalAddress | null)]
        .filter(Boolean)
        .join(', '),
    ],
    [t('personFile.point'), point ? `${point.name}, ${point.street}, ${point.postalCode} ${point.city}` : ''],
    [t('personFile.note'), String(order.note)],
    [
      t('personFile.goods'),
      goods.map((line) => `${line.quantity} × ${line.title} ${line.shown_variant}`.trim()).join('; '),
    ],
    [t('personFile.total'), amount(order.total_minor)],
    [t('personFile.refunded'), Number(order.refunded_minor) > 0 ? amount(order.refunded_minor) : ''],
  ];
  const moment = formatMoment(new Date(String(order.created_at)).toISOString(), locale, timeZone, dayAndMonth);
  const shown = facts.filter(([, text]) => text !== '');
  return `<h3>${escapeHtml(t('personFile.order', { number: String(order.number), moment }))}</h3>
${order.erased_at ? `<p>${escapeHtml(t('personFile.erased'))}</p>` : ''}
<dl>${shown.map(([label, text]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`;
}

/** What it is, and what it comes to; its content is in the other file. */
function documentText(row: ExportedRow, locale: Locale): string {
  const kind = invoiceKinds.find((each) => each === row.kind);
  const sum = formatMoney(money(Number(row.gross_minor), row.currency as Currency), locale);
  return [kind ? translateTo(locale)(`documentKind.${kind}`) : '', sum].filter(Boolean).join(', ');
}

function addressText(address: PostalAddress | null): string {
  if (!address?.line1) return '';
  const { fullName, line1, line2, postalCode, city, country } = address;
  return [fullName, line1, line2, `${postalCode} ${city}`.trim(), country].filter(Boolean).join(', ');
}

function localeOf(row: ExportedRow | undefined): Locale {
  return isLocale(row?.locale) ? row.locale : 'en';
}
