// Tells a shopper that the ways into the account were changed. It names no passkey: what that is called somebody has typed.
import { dayAndMonth, formatMoment } from '#src/dates/format-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { accountUrl } from '#src/shopper-accounts/account-address.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { inLane, type OutboxEffect, type OutboxHandler } from '../../outbox/outbox-lanes.ts';
import { readShop } from '../../shop/read-settings.ts';
import { findAccountReader } from '../../shopper-accounts/shopper-account-store.ts';
import { type AccountChange, type AccountChangePayload, accountChanges } from '../../shopper-accounts/tell-shopper.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { closingSections, mailWords } from '../words/mail-words.ts';

type AccountEmailOptions = { db: Db; sendMail: SendMail; publicUrl: string };

export function createAccountEmails({ db, sendMail, publicUrl }: AccountEmailOptions): Record<string, OutboxEffect> {
  const effectOf =
    (kind: AccountChange): OutboxHandler =>
    async ({ deduplicationKey: key, payload }, signal) => {
      const { accountId, at } = payload as AccountChangePayload;
      const reader = await findAccountReader(db, accountId);
      // The account was deleted in the meantime.
      if (!reader) return;
      const shop = await readShop(db);
      await sendMail(
        writeAccountChange({ key, kind, to: reader.email, locale: reader.locale, at, shop, publicUrl }),
        signal,
      );
    };
  return inLane(mailLane, Object.fromEntries(accountChanges.map((kind) => [kind, effectOf(kind)])));
}

export type AccountChangeMail = {
  key: string;
  kind: AccountChange;
  to: string;
  locale: Locale;
  at: string;
  shop: ShopProfile;
  publicUrl: string;
};

export function writeAccountChange({ key, kind, to, locale, at, shop, publicUrl }: AccountChangeMail): Mail {
  const t = translateTo(locale);
  const values = { shop: shop.identity.name, moment: formatMoment(at, locale, shop.timeZone, dayAndMonth) };
  const words = mailWords({ shop, kind, locale, values });
  const { subject } = words;
  const sections: MailSection[] = [
    { kind: 'paragraph', text: words.intro },
    { kind: 'paragraph', text: t('mail.passkeyNotYou') },
    { kind: 'link', label: t('mail.passkeyLink'), url: publicUrl + accountUrl('settings', { locale }) },
    ...closingSections(words),
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
