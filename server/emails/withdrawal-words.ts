// What an e-mail about an order says of the right to withdraw: nothing of fourteen days for goods that are excepted from it.
import { isNeverWithdrawn } from '#src/catalogue/withdrawal-exceptions.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Order } from '../schema/resolver-types.generated.ts';
import { exceptedGoodsOf, sayExcepted } from '../terms/read-terms.ts';
import type { MailSection } from './mail-content.ts';

export function withdrawalSections(order: Pick<Order, 'lines'>, locale: Locale): MailSection[] {
  const excepted = sayExcepted(locale, exceptedGoodsOf(order));
  const right: MailSection = { kind: 'paragraph', text: translateTo(locale)('mail.withdrawal'), isSoft: true };
  const isNone = order.lines.length > 0 && order.lines.every(({ exception }) => isNeverWithdrawn(exception ?? null));
  return [...(isNone ? [] : [right]), ...(excepted ? [{ kind: 'paragraph' as const, text: excepted }] : [])];
}
