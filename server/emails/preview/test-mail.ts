// An e-mail that staff sends to look at it where shoppers see it. It is about an example and never about an order: what
// somebody has bought, and where they live, is not mailed to an address that was typed to try something.
import { randomUUID } from 'node:crypto';
import { toAsciiEmail } from '#src/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isMailTextKind } from '#src/shop/mail-texts/mail-text-kinds.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import { readShop } from '../../shop/read-settings.ts';
import { mailLane, type SendMail } from '../mail-transport.ts';
import type { MailWords } from '../words/mail-words.ts';
import type { MailKindName } from './mail-kinds.ts';

const TEST_MAIL = 'test-mail';

/** `words`: unsaved ones; left out, those that are saved. */
export type TestMail = { kind: MailKindName; locale: Locale; to: string; words?: MailWords };

export async function queueTestMail(tx: Transaction, { to, ...test }: TestMail, now: Date): Promise<void> {
  const payload = { ...test, to: toAsciiEmail(to) };
  await addToOutbox(tx, { deduplicationKey: `test-mail-${randomUUID()}`, kind: TEST_MAIL, payload }, now);
}

type TestMailOptions = { db: Db; now: () => Date; sendMail: SendMail; publicUrl: string };

export function createTestMails({ db, now, sendMail, publicUrl }: TestMailOptions): Record<string, OutboxEffect> {
  return inLane(mailLane, {
    [TEST_MAIL]: async ({ deduplicationKey: key, payload }, signal) => {
      const { kind, locale, to, words } = payload as TestMail;
      // It knows every e-mail, and is needed for none but this one.
      const { previewMail } = await import('./preview-mail.ts');
      const shop = withWords(await readShop(db), { kind, locale, words });
      const mail = await previewMail({ db, shop, publicUrl, now: now() }, kind, locale);
      await sendMail({ ...mail, key, to }, signal);
    },
  });
}

/** The shop as if these words were saved. */
export function withWords(
  shop: ShopProfile,
  { kind, locale, words }: Pick<TestMail, 'locale' | 'words'> & { kind: string },
): ShopProfile {
  if (!words || !isMailTextKind(kind)) return shop;
  const own = { ...words, basis: {} };
  return { ...shop, mailTexts: { ...shop.mailTexts, [kind]: { ...shop.mailTexts[kind], [locale]: own } } };
}
