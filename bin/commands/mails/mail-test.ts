import { isMailKind, mailKindNames } from '#server/emails/preview/mail-kinds.ts';
import { isEmailAddress } from '#src/email-address.ts';
import { isLocale, locales } from '#src/i18n/locales.ts';
import { CliError } from '../../cli-errors.ts';

/** The running shop sends it. */
export async function testMail(kind: string, { to, language }: { to: string; language?: string }): Promise<void> {
  if (!isMailKind(kind)) {
    throw new CliError({
      code: 'MAIL_UNKNOWN',
      title: `The shop writes no e-mail ${kind}.`,
      fix: `Name one of ${mailKindNames.join(', ')}.`,
    });
  }
  if (!isEmailAddress(to)) {
    throw new CliError({
      code: 'EMAIL_INVALID',
      title: `${to} is no e-mail address.`,
      fix: 'Write it as name@example.com.',
    });
  }
  if (language !== undefined && !isLocale(language)) {
    throw new CliError({
      code: 'LANGUAGE_UNKNOWN',
      title: `${language} is no language of the shop.`,
      fix: `Name one of ${locales.join(', ')}.`,
    });
  }
  const [{ withDatabase }, { inTransaction }, { queueTestMail }, { findMarkets }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/database/transaction.ts'),
    import('#server/emails/preview/test-mail.ts'),
    import('#server/shop/find-markets.ts'),
  ]);
  await withDatabase(async ({ db, now }) => {
    const locale = language ?? (await findMarkets(db)).main;
    await inTransaction(db, (tx) => queueTestMail(tx, { kind, locale, to }, now()));
  });
  console.log(`${kind} goes to ${to}, about an example, as soon as the shop runs.`);
}
