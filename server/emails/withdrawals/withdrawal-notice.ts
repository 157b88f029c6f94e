// What a shopper wrote to withdraw from a contract, as e-mails show it: every line apart and set in, so that nothing of it
// passes for the shop's own words.
import type { Translate } from '#src/i18n/translate.ts';
import type { WithdrawalFields } from '#src/returns/withdrawal-fields.ts';
import type { MailSection } from '../mail-content.ts';

/** `goods`: a line of text for each; `readBy`: who wrote it, or the shop's own people. */
export function noticeSections(
  fields: WithdrawalFields,
  goods: string[],
  t: Translate,
  readBy: 'customer' | 'merchant',
): MailSection[] {
  const isTheirs = readBy === 'customer';
  const facts: [string, string][] = [
    [t(isTheirs ? 'withdrawal.name' : 'merchant.withdrawalName'), fields.name],
    [t('withdrawal.orderNumber'), fields.orderNumber],
    [t('withdrawal.orderEmail'), fields.orderEmail],
    [t('withdrawal.emailShort'), fields.email],
  ];
  const section = (title: string, text: string): MailSection[] =>
    text.trim() ? [{ kind: 'lines', title, lines: text.split(/\r\n|\p{Zl}|\p{Zp}|[\n\r\v\f\u0085]/u) }] : [];
  return [
    {
      kind: 'lines',
      title: t(isTheirs ? 'withdrawal.notice' : 'merchant.withdrawalNotice'),
      lines: facts.filter(([, text]) => text.trim()).map(([name, text]) => `${name}: ${text.replace(/\s+/g, ' ')}`),
    },
    ...(goods.length > 0 ? [{ kind: 'lines' as const, title: t('withdrawal.contractShort'), lines: goods }] : []),
    ...section(goods.length > 0 ? t('withdrawal.contract') : t('withdrawal.contractShort'), fields.contract),
    ...section(t('withdrawal.reason'), fields.reason),
  ];
}
