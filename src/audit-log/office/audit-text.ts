// An entry of the audit log in words. What has none is shown by its name.
import { currencies } from '../../currencies.ts';
import { isErasureReason } from '../../customers/erasure-reasons.ts';
import { discountKinds, discountScopes } from '../../discounts/discount-code.ts';
import { isLocale, languageOf } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { isUuid } from '../../is-uuid.ts';
import { type Money, money } from '../../money.ts';
import { isCancelReason, isRefundReason } from '../../orders/office/refund-reasons.ts';
import { isRejectionReason } from '../../reviews/rejection-reasons.ts';
import { isSettingsDocument } from '../../shop/settings-list.ts';
import { type DescribedKind, describedKinds } from '../../staff/audit-kinds.ts';
import { isRole } from '../../staff/permissions.ts';

export type AuditWriters = {
  t: Translate;
  formatMoney(amount: Money): string;
  formatPercent(basisPoints: number): string;
  formatMoment(iso: string): string;
  /** The words for some names on the way to a value; the others are named as fields of the log are. */
  namePath?(path: readonly string[]): readonly string[];
};

/** `before`, `after`: null where the entry has none. */
export type AuditChange = { field: string; before: string | null; after: string | null };

const UNDONE = '.undone';

export const auditFields = [
  ...(['role', 'name', 'credential', 'state', 'reason', 'reasonKind'] as const),
  ...(['because', 'version', 'lines', 'total', 'amount', 'price'] as const),
  ...(['title', 'stock', 'carrier', 'label', 'isOwnAmount', 'isWithDelivery'] as const),
  ...(['isRestocked', 'isDespiteDispute', 'isDespiteWithdrawal', 'parcels'] as const),
  ...(['fields', 'orderNumber', 'order', 'orders'] as const),
  ...(['kept', 'products', 'pictures', 'channel', 'isTold', 'count'] as const),
  ...(['paidBy', 'language', 'isShared', 'isRenamed', 'position', 'quantity'] as const),
  ...(['from', 'to', 'country', 'method', 'payment', 'fulfilment'] as const),
  ...(['work', 'reward', 'minimums', 'scope', 'handles', 'text'] as const),
  ...(['startsAt', 'endsAt', 'maxUses', 'maxUsesPerEmail', 'first', 'last'] as const),
  ...(['fault', 'source', 'systemUser', 'kind', 'basisPoints', 'amounts', 'isCancelled'] as const),
  ...(['email', 'phone', 'fullName', 'line1', 'line2', 'postalCode', 'city', 'pickupPoint'] as const),
  ...(['companyName', 'taxId', 'openingHours'] as const),
] as const;

const words = {
  password: 'audit.value_password',
  passkey: 'audit.value_passkey',
  code: 'audit.value_code',
  'all others': 'audit.value_allOthers',
  waiting: 'audit.value_waiting',
  published: 'audit.value_published',
  rejected: 'audit.value_rejected',
  cash: 'audit.value_cash',
  terminal: 'audit.value_terminal',
} as const;

export function kindText(t: Translate, kind: string): string {
  if (kind.endsWith(UNDONE)) return t('audit.undone', { what: kindText(t, kind.slice(0, -UNDONE.length)) });
  return isDescribed(kind) ? t(`audit.${kind}`) : kind;
}

/** What it was done to; empty where that is only a number of the database. */
export function subjectText(t: Translate, kind: string, subject: string): string {
  if (kind === 'settings.changed') return isSettingsDocument(subject) ? t(`audit.document_${subject}`) : subject;
  if (isInternal(subject) || kind === 'signOut' || kind.startsWith('newsletter.')) return '';
  return /^(?:order|packing|draft|catalogue)\./.test(kind) ? `#${subject}` : wordOf(t, subject);
}

export function whoText(t: Translate, who: string): string {
  if (who === 'retention') return t('audit.by_retention');
  if (who.startsWith('key ')) return t('audit.by_key', { name: who.slice('key '.length) });
  return who === 'command line' ? t('audit.by_commandLine') : who;
}

/** `before`, `after`: JSON, as the entry has them. */
export function listChanges(writers: AuditWriters, before: string | null, after: string | null): AuditChange[] {
  const was = valuesOf(writers, before);
  const is = valuesOf(writers, after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function valuesOf(writers: AuditWriters, json: string | null): Map<string, string> {
  const found = new Map<string, string>();
  if (json !== null) collect(writers, JSON.parse(json), [], found);
  return found;
}

function collect(writers: AuditWriters, value: unknown, path: readonly string[], found: Map<string, string>): void {
  const money = moneyIn(value) ?? moneyIn({ minor: value, currency: path.at(-1) });
  const names = writers.namePath?.(path) ?? path;
  const add = (text: string) => found.set(names.map((name) => fieldText(writers.t, name)).join(' › '), text);
  if (money) add(writers.formatMoney(money));
  else if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    add(value.map((item) => (isField(item) ? fieldText(writers.t, item) : scalarText(writers, item))).join(', '));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of entriesOf(value)) collect(writers, inner, [...path, name], found);
  } else if (!isInternal(value)) add(valueText(writers, value, path));
}

/** The field says what kind of word or number it is. */
function valueText(writers: AuditWriters, value: unknown, path: readonly string[]): string {
  const { t } = writers;
  const [within, name] = path.slice(-2);
  if (path.at(-1) === 'basisPoints' && typeof value === 'number') return writers.formatPercent(value);
  const scope = path.at(-1) === 'scope' && discountScopes.find((known) => known === value);
  if (scope) return t(`discounts.scope_${scope}`);
  const kind = within === 'reward' && name === 'kind' && discountKinds.find((known) => known === value);
  return kind ? t(`discounts.kind_${kind}`) : scalarText(writers, value);
}

/** An amount of the payments stands beside its currency. */
function entriesOf(value: object): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index + 1), item]);
  const { amountMinor, currency, ...others } = value as { amountMinor?: unknown; currency?: unknown };
  const amount = moneyIn({ minor: amountMinor, currency });
  return Object.entries(amount ? { amount, ...others } : value);
}

function moneyIn(value: unknown): Money | null {
  const { minor, currency } = (value ?? {}) as { minor?: unknown; currency?: unknown };
  const known = currencies.find((code) => code === currency);
  return typeof minor === 'number' && Number.isSafeInteger(minor) && known ? money(minor, known) : null;
}

function scalarText({ t, formatMoment }: AuditWriters, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'audit.value_yes' : 'audit.value_no');
  if (value === null || value === '') return t('audit.value_none');
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? formatMoment(text) : wordOf(t, text);
}

function wordOf(t: Translate, value: string): string {
  if (Object.hasOwn(words, value)) return t(words[value as keyof typeof words]);
  if (isRole(value)) return t(`staff.role_${value}`);
  if (isRefundReason(value)) return t(`refunds.reason_${value}`);
  if (isCancelReason(value)) return t(`refunds.cancel_${value}`);
  if (isErasureReason(value)) return t(`erasure.${value}`);
  if (isRejectionReason(value)) return t(`reviews.reason_${value}`);
  return isLocale(value) ? languageOf(value).languageName : value;
}

function fieldText(t: Translate, name: string): string {
  return isField(name) ? t(`audit.field_${name}`) : name;
}

function isField(name: unknown): name is (typeof auditFields)[number] {
  return auditFields.some((known) => known === name);
}

function isDescribed(kind: string): kind is DescribedKind {
  return describedKinds.some((known) => known === kind);
}

/** An id or a hash says nothing to anybody. */
function isInternal(value: unknown): boolean {
  return typeof value === 'string' && (isUuid(value) || /^(?:sha256:)?[0-9a-f]{64}$/.test(value));
}
