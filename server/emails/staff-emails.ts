// What people who work here get: one-time links into the office, and word of what may have been done in their name. The
// token of a link is made while the mail is written, so that no table ever holds it; a mail that is sent again brings a new
// one.

import { dayAndMonth, formatMoment } from '#src/dates/format-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { translateTo } from '../i18n/translations.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { readShop } from '../shop/read-settings.ts';
import { type LinkPurpose, renewLink } from '../staff/link-store.ts';
import { linkPath } from '../staff/offer-setup.ts';
import { findStaff, getStaff, type StaffMember } from '../staff/staff-store.ts';
import type { StaffNotice, StaffNoticePayload } from '../staff/tell-staff.ts';
import type { MailSection } from './mail-content.ts';
import { layOutMail } from './mail-layout.ts';
import { type Mail, mailLane, type SendMail } from './mail-transport.ts';

export type StaffEmailOptions = {
  db: Db;
  now: () => Date;
  sendMail: SendMail;
  publicUrl: string;
};

export function createStaffEmails(options: StaffEmailOptions): Record<string, OutboxEffect> {
  const { db, now, sendMail, publicUrl } = options;
  return inLane(mailLane, {
    'staff-link': async ({ deduplicationKey: key, payload }, signal) => {
      const renewed = await inTransaction(db, (tx) => renewLink(tx, Number(payload.linkId), now()));
      // Used, or withdrawn, in the meantime.
      if (!renewed?.link.email) return;
      const { purpose, email: to, locale } = renewed.link;
      const url = publicUrl + linkPath(purpose, renewed.token);
      const shop = await readShop(db);
      await sendMail(
        writeStaffLink({ key, to, purpose, url, shop, publicUrl, locale: locale ?? shop.markets.main }),
        signal,
      );
    },
    'staff-notice': async ({ deduplicationKey: key, payload }, signal) => {
      const { notice, to, about, at } = payload as StaffNoticePayload;
      const [reader, person] = [await findStaff(db, to), await getStaff(db, about)];
      // Removed in the meantime.
      if (!reader) return;
      await sendMail(
        writeStaffNotice({ key, reader, notice, person, at, shop: await readShop(db), publicUrl }),
        signal,
      );
    },
  });
}

export type StaffLinkMail = {
  key: string;
  to: string;
  purpose: LinkPurpose;
  url: string;
  shop: ShopProfile;
  publicUrl: string;
  locale: Locale;
};

export function writeStaffLink({ key, to, purpose, url, shop, publicUrl, locale }: StaffLinkMail): Mail {
  const t = translateTo(locale);
  const isRecovery = purpose === 'recovery';
  const values = { shop: shop.identity.name };
  const subject = t(isRecovery ? 'staffMail.recoverySubject' : 'staffMail.invitationSubject', values);
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t(isRecovery ? 'staffMail.recovery' : 'staffMail.invitation', values) },
    { kind: 'link', label: t(isRecovery ? 'staffMail.recoveryLink' : 'staffMail.invitationLink'), url },
    { kind: 'paragraph', text: t('staffMail.once'), isSoft: true },
    { kind: 'paragraph', text: t('staffMail.ignore'), isSoft: true },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}

export type StaffNoticeMail = {
  key: string;
  reader: Pick<StaffMember, 'locale' | 'email'>;
  notice: StaffNotice;
  /** The person it is about. */
  person: Pick<StaffMember, 'name' | 'email'>;
  at: string;
  shop: ShopProfile;
  publicUrl: string;
};

export function writeStaffNotice({ key, reader, notice, person, at, shop, publicUrl }: StaffNoticeMail): Mail {
  const { locale, email: to } = reader;
  const t = translateTo(locale);
  const { name, email } = person;
  const values = { shop: shop.identity.name, name, email, time: formatMoment(at, locale, shop.timeZone, dayAndMonth) };
  const isOwner = notice === 'ownerAdded';
  const subject = t(isOwner ? 'staffMail.ownerSubject' : 'staffMail.accountSubject', values);
  const page = isOwner ? 'staff' : 'account';
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t(`staffMail.${notice}`, values) },
    { kind: 'paragraph', text: t(isOwner ? 'staffMail.ownerUnknown' : 'staffMail.notYou') },
    { kind: 'link', label: t(`staffMail.${page}Link`), url: publicUrl + officeUrlOf(page) },
  ];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}
