// What an e-mail about an order says of the right to withdraw: nothing of fourteen days for goods that are excepted from it,
// nor to a company, which has no such right (Directive 2011/83, Article 2(1)).
import { isNeverWithdrawn } from '#src/catalogue/withdrawal-exceptions.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Order } from '../schema/resolver-types.generated.ts';
import { exceptedGoodsOf, sayExcepted } from '../terms/read-terms.ts';
import type { MailSection } from './mail-content.ts';

type Bought = Pick<Order, 'lines' | 'address' | 'billingAddress'>;

/** Poland gives it to a sole trader whose contract is not of the trade, too: ustawa o prawach konsumenta, art. 38a. */
const alsoForTraders: readonly string[] = ['PL'];

/** `home`: the country of the seller. */
export function withdrawalSections(order: Bought, locale: Locale, home: string): MailSection[] {
  const { companyName, taxId, country } = order.billingAddress ?? order.address;
  const isCompany = Boolean(companyName || taxId);
  if (isCompany && !alsoForTraders.includes(home) && !alsoForTraders.includes(country)) return [];
  const excepted = sayExcepted(locale, exceptedGoodsOf(order));
  const right: MailSection = { kind: 'paragraph', text: translateTo(locale)('mail.withdrawal'), isSoft: true };
  const isNone = order.lines.length > 0 && order.lines.every(({ exception }) => isNeverWithdrawn(exception ?? null));
  return [...(isNone ? [] : [right]), ...(excepted ? [{ kind: 'paragraph' as const, text: excepted }] : [])];
}
