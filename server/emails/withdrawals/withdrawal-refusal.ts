// That a return is refused, and why, in the words of the shop's own people. Where the order is known it goes to the order's
// address, not to the one that somebody typed.
import { formatReceipt } from '#src/dates/format-receipt.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mail-transport.ts';
import { mailWords } from '../words/mail-words.ts';
import type { WithdrawalReceipt } from './withdrawal-receipt.ts';

export function writeWithdrawalRefusal({ key, to, announced, shop, publicUrl }: WithdrawalReceipt): Mail {
  const { locale, announcedAt, refusalReason } = announced;
  const t = translateTo(locale);
  const moment = formatReceipt(announcedAt.toISOString(), locale, shop.timeZone);
  const values = { moment, shop: shop.identity.name };
  const { subject, intro, closing } = mailWords({ shop, kind: 'withdrawal-refused', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: intro },
    { kind: 'notice', title: t('mail.withdrawalRefusedReason'), text: refusalReason },
    { kind: 'paragraph', text: t('mail.withdrawalRefusedAnswer') },
    { kind: 'paragraph', text: closing },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
