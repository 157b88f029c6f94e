// What pages of text say of paying and VAT follows from the methods, holds, providers and taxes that the shop has: a sentence that
// somebody typed there would be wrong with the next change of them. A page names it by a mark.

import { guaranteeYears } from '#src/countries/guarantee-years.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { factsOf, isDebit, isOwnMethod, type PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { marketLanguages, marketOf } from '#src/shop/markets.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import { escapeHtml } from '../escape-html.ts';
import { translateTo } from '../i18n/translations.ts';
import { RESERVATION_MS } from '../inventory/reserve-stock.ts';
import { shownMethodName } from '../payments/method-terms.ts';
import { findOwnMethod, isPaidOnline } from '../payments/own-methods.ts';
import { leadsOutsideVat } from '../shipping/leads-outside-vat.ts';
import { listPaymentWays } from './payment-ways.ts';

/** When and in which languages a contract is concluded, by way of paying. */
export const CONTRACT_MARK = '<p>[contract]</p>';
/** How one pays, and who handles it. */
export const PAYMENT_MARK = '<p>[payment]</p>';
/** The mark, within a paragraph, where a clause names the country whose VAT prices include. */
const VAT_MARK = '[vat]';
/** The mark, within a sentence, for the years of the legal guarantee in the seller's country. */
const GUARANTEE_MARK = '[guarantee years]';
/** Marks an item of a list or the first cell of a row that is there only while Stripe handles payments. */
const stripeOnly = /<(li|tr)>(<td>)?\[stripe\] ?([\s\S]*?)<\/\1>\n?/g;
/** Marks an item of a list that is there only while shoppers of the page's market may pay by that method. */
const payingBy = /<li>\[paying by ([a-z0-9_]+)\] ?([\s\S]*?)<\/li>\n?/g;
/** Marks an item of a list that is there only while the shop has a market in that country, or its company sits there. */
const inCountry = /<li>\[in ([A-Z]{2})\] ?([\s\S]*?)<\/li>\n?/g;
/**
 * Countries share a language and have each its own law: `[AT: what a company in Austria says | DE: and one in Germany | and every
 * other]`.
 */
const byLaw = /\[([A-Z]{2}:[^|\]]*(?:\|[^|\]]*)+)\]/g;
const ofCountry = /^\s*([A-Z]{2}):/;

export type PayingShop = Pick<ShopProfile, 'payments' | 'delivery' | 'markets' | 'company'> & {
  taxes: Pick<Taxes, 'oss'> & Partial<Pick<Taxes, 'smallBusiness'>>;
};
type Ways = { ways: PaymentMethod[]; locale: Locale; payments: ShopPaymentSettings };

export function hasClauses(html: string): boolean {
  return documentsOfClauses(html).length > 0;
}

/** The documents of the settings from which the marks of a page follow. */
export function documentsOfClauses(html: string): ('payments' | 'taxes' | 'delivery' | 'markets' | 'company')[] {
  const isByPlace = html.includes('<li>[in ');
  const ofPaying = [CONTRACT_MARK, PAYMENT_MARK, '[stripe]', '[paying by '].some((mark) => html.includes(mark));
  return [
    ...(ofPaying ? (['payments'] as const) : []),
    ...(html.includes(VAT_MARK) ? (['taxes', 'delivery'] as const) : []),
    ...(isByPlace ? (['markets'] as const) : []),
    ...(isByPlace || html.search(byLaw) >= 0 || html.includes(GUARANTEE_MARK) ? (['company'] as const) : []),
  ];
}

export function fillInClauses(
  html: string,
  { payments, delivery, markets, taxes, company }: PayingShop,
  locale: Locale,
): string {
  if (!hasClauses(html)) return html;
  const ways = listPaymentWays({ payments, delivery }, marketOf(markets, locale));
  const said = { ways, locale, payments };
  const hasStripe = ways.some(isProviderMethod);
  const places = new Set([company.address.country, ...markets.markets.map(({ country }) => country)]);
  return html
    .replace(CONTRACT_MARK, () => `${writeContract(said)}\n<p>${sayLanguages(marketLanguages(markets), locale)}</p>`)
    .replace(PAYMENT_MARK, () => writeItems(said, sayPaying))
    .replace(inCountry, (_, named: string, rest: string) => (places.has(named) ? `<li>${rest}</li>\n` : ''))
    .replace(payingBy, (_, method: string, rest: string) =>
      ways.some((way) => way === method) ? `<li>${rest}</li>\n` : '',
    )
    .replace(VAT_MARK, () => escapeHtml(sayVat(taxes, delivery, locale)))
    .replaceAll(GUARANTEE_MARK, () => String(guaranteeYears(company.address.country)))
    .replace(stripeOnly, (_, tag: string, cell: string = '', rest: string) => {
      const ofStripe = hasStripe ? `<${tag}>${cell}${rest}</${tag}>\n` : '';
      // Where Stripe is named among those who receive data, whoever else takes the money stands beside it.
      return tag === 'li' ? ofStripe + writeProviders(said) : ofStripe;
    })
    .replace(byLaw, (_, said: string) => sayByLaw(said, company.address.country));
}

function sayByLaw(said: string, home: string): string {
  const variants = said.split('|');
  const own = variants.find((variant) => ofCountry.exec(variant)?.[1] === home) ?? variants.at(-1) ?? '';
  return own.replace(ofCountry, '').trim();
}

/** A page with marks says something else since what its marks follow from was changed. */
export function dateOfClauses(pageChangedAt: string, ...changes: (Date | undefined)[]): string {
  const dates = changes.map((changedAt) => changedAt?.toISOString() ?? '');
  return [pageChangedAt, ...dates].sort().at(-1) ?? pageChangedAt;
}

function writeContract(said: Ways): string {
  const t = translateTo(said.locale);
  if (said.ways.length === 0) return `<p>${escapeHtml(t('clauses.confirmed'))}</p>`;
  const lead = escapeHtml(t('clauses.lead'));
  return `<p>${lead}</p>\n${writeItems(said, sayContract)}\n<p>${escapeHtml(t('clauses.otherwise'))}</p>`;
}

/** `name` of a way to pay, and what is said of it. */
type Item = { name: string; text: string };

function writeItems(said: Ways, say: (said: Ways, t: Translate) => Item[]): string {
  const items = say(said, translateTo(said.locale));
  return items.length === 0 ? '' : `<ul>\n${items.map(writeItem).join('\n')}\n</ul>`;
}

function writeItem({ name, text }: Item): string {
  return `<li><strong>${escapeHtml(name)}:</strong> ${escapeHtml(text)}</li>`;
}

/** A card or a debit is paid at the shopper's own bank. */
function writeProviders({ ways, locale }: Ways): string {
  const t = translateTo(locale);
  const own = ways.filter((method) => isPaidOnline(method) && method !== 'card' && !isDebit(method));
  if (own.length === 0) return '';
  const names = listNames(
    own.map((method) => shownMethodName(method, locale)),
    locale,
  );
  return `${writeItem({ name: t('clauses.providers', { names }), text: t('clauses.providersText') })}\n`;
}

/** What is paid at once is one way, whoever takes the money. */
function sayContract({ ways, locale, payments }: Ways, t: Translate): Item[] {
  const online = ways.filter(isPaidOnline);
  const nameOf = (method: PaymentMethod) => shownMethodName(method, locale);
  const debits = online.filter(isDebit).map((method) => t('clauses.debit', { name: nameOf(method) }));
  const minutes = RESERVATION_MS / 60_000;
  const text = [t('clauses.onlineText', { minutes }), ...debits].join(' ');
  const atOnce = { name: t('clauses.online', { names: listNames(online.map(nameOf), locale) }), text };
  const others = ways.filter((method) => !isPaidOnline(method));
  return [
    ...(online.length > 0 ? [atOnce] : []),
    ...others.map((method) => {
      const count = heldDays(method, payments);
      const awaited = [t('clauses.awaited'), t('clauses.held', { count: count ?? 0 }), t('clauses.lapses')];
      return { name: nameOf(method), text: count === null ? t('clauses.onDelivery') : awaited.join(' ') };
    }),
  ];
}

function sayPaying({ ways, locale, payments }: Ways, t: Translate): Item[] {
  const nameOf = (method: PaymentMethod) => shownMethodName(method, locale);
  const atStripe = ways.filter(isProviderMethod);
  const debits = atStripe.filter(isDebit);
  const others = ways.filter((method) => !isProviderMethod(method));
  return [
    ...(atStripe.length > 0 ? [{ name: listNames(atStripe.map(nameOf), locale), text: t('clauses.stripe') }] : []),
    ...debits.map((method) => ({ name: nameOf(method), text: t('clauses.debitReady') })),
    ...others.map((method) => ({ name: nameOf(method), text: sayOther(method, { locale, payments, t }) })),
  ];
}

type About = { locale: Locale; payments: ShopPaymentSettings; t: Translate };

function sayOther(method: PaymentMethod, { locale, payments, t }: About): string {
  if (isPaidOnline(method)) return t('method.redirectText', { name: shownMethodName(method, locale) });
  const count = heldDays(method, payments);
  if (count === null) return t('clauses.paidOnDelivery');
  return [t('clauses.held', { count }), t('clauses.awaitedReady')].join(' ');
}

/** Null: sent before it is paid. */
function heldDays(method: PaymentMethod, { bankTransfer }: ShopPaymentSettings): number | null {
  if (!isOwnMethod(method)) return factsOf(method).kind === 'transfer' ? (bankTransfer?.expiryDays ?? 0) : null;
  const own = findOwnMethod(method);
  return own?.kind === 'manual' ? own.expiryDays : 0;
}

function listNames(names: string[], locale: Locale): string {
  return new Intl.ListFormat(languageOf(locale).languageTag, { type: 'conjunction' }).format(names);
}

function sayLanguages(languages: readonly Locale[], locale: Locale): string {
  const names = new Intl.DisplayNames(languageOf(locale).languageTag, { type: 'language' });
  const shown = languages.map((language) => names.of(language) ?? language);
  const text = translateTo(locale)('clauses.languages', { count: shown.length, languages: shown.join(', ') });
  return escapeHtml(text);
}

function sayVat(taxes: PayingShop['taxes'], delivery: PayingShop['delivery'], locale: Locale): string {
  const t = translateTo(locale);
  const isWithout = !taxes.smallBusiness && leadsOutsideVat(delivery);
  return [t(vatClause(taxes)), ...(isWithout ? [t('clauses.vatOutside')] : [])].join(' ');
}

function vatClause({ smallBusiness, oss }: PayingShop['taxes']): MessageKey {
  if (smallBusiness) return 'clauses.vatOfNone';
  return oss ? 'clauses.vatOfDelivery' : 'clauses.vatOfHome';
}
