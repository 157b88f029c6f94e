// The shop's own people are told of a withdrawal, in the shop's language: what was written, and what it asks of them.

import { formatReceipt } from '#src/dates/format-receipt.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { StoredReturn } from '../../returns/return-store.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mail-transport.ts';
import { noticeSections } from './withdrawal-notice.ts';

export type MerchantWithdrawal = {
  key: string;
  to: string;
  announced: StoredReturn;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
};

export function writeMerchantWithdrawal({ key, to, announced, locale, shop, publicUrl }: MerchantWithdrawal): Mail {
  const t = translateTo(locale);
  const { order, fields, lines, isLate, isAcknowledged, announcedAt } = announced;
  const moment = formatReceipt(announcedAt.toISOString(), locale, shop.timeZone);
  const subject = order
    ? t('merchant.withdrawalSubject', { number: order.number })
    : t('merchant.withdrawalUnknownSubject');
  const goods = lines.map(({ quantity, title, variantTitle, sku }) =>
    [`${quantity} × ${title}`, variantTitle, sku].filter(Boolean).join(', '),
  );
  const paragraph = (message: MessageKey): MailSection => ({ kind: 'paragraph', text: t(message, { moment }) });
  const sections: MailSection[] = [
    paragraph('merchant.withdrawal'),
    ...(order ? [] : [paragraph('merchant.withdrawalUnknown')]),
    ...(isLate ? [paragraph('merchant.withdrawalLate')] : []),
    ...(isAcknowledged ? [] : [paragraph('merchant.withdrawalUnmailed')]),
    ...noticeSections(fields, goods, t, 'merchant'),
    paragraph('merchant.withdrawalRefund'),
    // The link leads to where staff works on it: the shopper's own address is for the shopper.
    ...(order
      ? [
          linkTo(
            publicUrl + officeUrlOf('managedOrder', undefined, { number: String(order.number) }),
            t('merchant.link'),
          ),
        ]
      : []),
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}

function linkTo(url: string, label: string): MailSection {
  return { kind: 'link', label, url };
}
