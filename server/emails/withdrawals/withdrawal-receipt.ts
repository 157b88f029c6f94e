// The acknowledgement of receipt of a withdrawal: what was written, and when it came, to the second (Directive 2011/83,
// Article 11a(5)). It leads nowhere, and says nothing of the order that is not in the notice. It goes to the address of the
// order, and without anybody's links to another one that its buyer has named. An address that anybody may have typed is
// told only that a notice came: whatever else it said would be a stranger's text.
import { formatReceipt } from '#src/dates/format-receipt.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { StoredReturn } from '../../returns/return-store.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mail-transport.ts';
import { mailWords } from '../words/mail-words.ts';
import { noticeSections } from './withdrawal-notice.ts';

type Announced = { key: string; announced: StoredReturn; shop: ShopProfile; publicUrl: string };
export type WithdrawalReceipt = Announced & { to: string };

export function writeWithdrawalReceipt({ key, to, announced, shop, publicUrl }: WithdrawalReceipt): Mail {
  const { locale, fields, lines, announcedAt } = announced;
  const t = translateTo(locale);
  const moment = formatReceipt(announcedAt.toISOString(), locale, shop.timeZone);
  const values = { moment, shop: shop.identity.name };
  const { subject, intro, closing } = mailWords({ shop, kind: 'withdrawal-received', locale, values });
  const goods = lines.map(({ quantity, title, variantTitle }) =>
    [`${quantity} × ${title}`, variantTitle].filter(Boolean).join(', '),
  );
  const sections: MailSection[] = [
    { kind: 'paragraph', text: intro },
    ...noticeSections(fields, goods, t, 'customer'),
    { kind: 'notice', title: t('mail.nextTitle'), text: t('withdrawal.next') },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('mail.withdrawalIgnore'), isSoft: true },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}

export function writeWithdrawalNoted({ key, announced, shop, publicUrl }: Announced): Mail {
  const { locale, fields, number, announcedAt } = announced;
  const t = translateTo(locale);
  const moment = formatReceipt(announcedAt.toISOString(), locale, shop.timeZone);
  const values = { moment, number, shop: shop.identity.name };
  const { subject, intro, closing } = mailWords({ shop, kind: 'withdrawal-noted', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: intro },
    { kind: 'paragraph', text: t('mail.withdrawalNotedText') },
    { kind: 'notice', title: t('mail.nextTitle'), text: t('withdrawal.next') },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('mail.withdrawalIgnore'), isSoft: true },
  ];
  return { key, to: fields.email, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
