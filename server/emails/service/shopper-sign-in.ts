// The e-mail that lets a shopper into the account: a link, and a code for the window that asked. Both are made while it is written,
// so that no table ever holds them.
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { accountUrl } from '#src/shopper-accounts/account-address.ts';
import { SIGN_IN_VALID_MINUTES } from '#src/shopper-accounts/account-life.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { readShop } from '../../shop/read-settings.ts';
import { SIGN_IN_MAIL } from '../../shopper-accounts/ask-for-sign-in.ts';
import { signInCode, signInLinkToken } from '../../shopper-accounts/sign-in-secrets.ts';
import { findOpenSignIn } from '../../shopper-accounts/sign-in-store.ts';
import type { MailSection } from '../mail-content.ts';
import { layOutMail } from '../mail-layout.ts';
import { type Mail, mailLane, type SendMail } from '../mail-transport.ts';
import { mailWords } from '../words/mail-words.ts';

type SignInEmailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createSignInEmails({ db, now, sendMail, publicUrl }: SignInEmailOptions): Record<string, OutboxEffect> {
  return inLane(mailLane, {
    [SIGN_IN_MAIL]: async ({ deduplicationKey: key, payload }, signal) => {
      const signIn = await findOpenSignIn(db, String(payload.signInId), now());
      // The mail server was away for longer than they are good, or the person was erased.
      if (!signIn) return;
      const { id, email: to, locale } = signIn;
      const [token, code] = await Promise.all([signInLinkToken(id), signInCode(id)]);
      await sendMail(writeSignIn({ key, to, locale, shop: await readShop(db), publicUrl, token, code }), signal);
    },
  });
}

export type SignInMail = {
  key: string;
  to: string;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  /** The link's secret. */
  token: string;
  /** Six digits. */
  code: string;
};

export function writeSignIn({ key, to, locale, shop, publicUrl, token, code }: SignInMail): Mail {
  const t = translateTo(locale);
  const values = { shop: shop.identity.name, minutes: SIGN_IN_VALID_MINUTES };
  const { subject, intro, closing } = mailWords({ shop, kind: 'shopper-sign-in', locale, values });
  const sections: MailSection[] = [
    { kind: 'paragraph', text: intro },
    { kind: 'link', label: t('mail.signInLink'), url: publicUrl + accountUrl('link', { locale, token }) },
    { kind: 'notice', title: t('mail.signInCode', { code }), text: t('mail.signInCodeHint') },
    { kind: 'paragraph', text: closing },
    { kind: 'paragraph', text: t('mail.signInUntil', values), isSoft: true },
    { kind: 'paragraph', text: t('mail.signInIgnore'), isSoft: true },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
