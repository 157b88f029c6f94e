// `kasa mail text`: what the merchant says in an e-mail, by the use case of the office; and `kasa mail test`.
import { readFile } from 'node:fs/promises';
import type { Db } from '#server/database/connect.ts';
import type { MailTextRecord } from '#server/emails/words/mail-text-records.ts';
import {
  type MailTextChange,
  type MailTextsRefusal,
  previewMailTexts,
  saveMailTexts,
} from '#server/emails/words/save-mail-texts.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import {
  isMailTextKind,
  type MailTextField,
  type MailTextKind,
  mailTextFields,
  mailTextKindRows,
  mailTextKinds,
} from '#src/shop/mail-texts/mail-text-kinds.ts';
import { CliError } from '../../cli-errors.ts';
import { statInputFile } from '../input-file.ts';
import { tellEffects } from '../settings/settings-effects.ts';
import { auditedOf } from '../staff/with-audited-database.ts';
import type { CommandContext } from '../with-database.ts';

export type MailTextFlags = { language?: string; set?: string[]; reset?: boolean; confirm?: boolean; json?: boolean };

export async function mailText(
  name: string,
  { language, set = [], reset, confirm, json }: MailTextFlags,
): Promise<void> {
  const kind = knownKind(name);
  const changes = reset ? { subject: '', intro: '', closing: '' } : await readChanges(set);
  const [{ withDatabase }, { findMarkets }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/shop/find-markets.ts'),
  ]);
  const records = await withDatabase(async ({ db, now }) => {
    const { main } = await findMarkets(db);
    const locale = language === undefined ? main : knownLanguage(language);
    const confirmed = confirm ? (await readRecords(db, kind, locale)).flatMap(({ outdated }) => outdated) : [];
    if (Object.keys(changes).length > 0 || confirmed.length > 0) {
      await store({ db, now }, kind, { locale, ...changes, confirmed });
    }
    return readRecords(db, kind, locale);
  });
  if (json) console.log(JSON.stringify({ ok: true, kind, texts: records }));
  else for (const record of records) printTexts(kind, record);
}

async function readRecords(db: Db, kind: MailTextKind, locale: Locale): Promise<MailTextRecord[]> {
  const [{ findSettings }, { mailTextsSchema }, { listMailTexts }] = await Promise.all([
    import('#server/shop/settings-store.ts'),
    import('#src/shop/mail-texts/mail-texts.ts'),
    import('#server/emails/words/mail-text-records.ts'),
  ]);
  const stored = await findSettings(db, 'mail-texts');
  return listMailTexts(stored?.data ?? mailTextsSchema.parse({}), kind, [locale]);
}

async function store(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  kind: MailTextKind,
  change: MailTextChange,
): Promise<void> {
  const texts = [change];
  const told = await previewMailTexts({ db, now }, { kind, texts });
  const services = auditedOf({ db, now });
  const saved = await saveMailTexts(
    {
      ...{ db, now, changedBy: 'cli' },
      audit: (tx, said) => services.audit(tx, { kind: 'settings.changed', subject: 'mail-texts', ...said }),
    },
    { kind, version: null, texts },
  );
  if (!saved.ok) throw refusedTexts(saved.error);
  tellEffects(told);
}

function printTexts(kind: MailTextKind, { locale, own, builtIn, outdated }: MailTextRecord): void {
  const { placeholders, required } = mailTextKindRows[kind];
  console.log(`${kind}, ${locale}. What can stand there: ${placeholders.map((name) => `{${name}}`).join(', ')}`);
  if (required.length > 0) console.log(`The intro must name ${required.map((name) => `{${name}}`).join(' and ')}.`);
  for (const field of mailTextFields) {
    const note =
      own[field] === '' ? ' (Kasa’s own)' : outdated.includes(field) ? ' (Kasa’s own was changed since)' : '';
    console.log(`\n${field}${note}:\n${own[field] || builtIn[field] || '–'}`);
    if (outdated.includes(field)) console.log(`\nKasa says now:\n${builtIn[field]}`);
  }
}

function knownKind(name: string): MailTextKind {
  if (isMailTextKind(name)) return name;
  throw new CliError({
    code: 'MAIL_UNKNOWN',
    title: `There is no e-mail ${name} whose words can be changed.`,
    fix: `Name one of ${mailTextKinds.join(', ')}.`,
  });
}

function knownLanguage(language: string): Locale {
  if (isLocale(language)) return language;
  throw new CliError({
    code: 'LANGUAGE_UNKNOWN',
    title: `${language} is no language of the shop.`,
    fix: 'Name it by its two letters, such as de.',
  });
}

async function readChanges(set: readonly string[]): Promise<Partial<Record<MailTextField, string>>> {
  const changes: Partial<Record<MailTextField, string>> = {};
  for (const given of set) {
    const at = given.indexOf('=');
    const field = mailTextFields.find((each) => each === given.slice(0, at));
    if (!field) {
      throw new CliError({
        code: 'FIELD_UNKNOWN',
        title: `--set ${given} names no text of an e-mail.`,
        fix: `Write --set FIELD=TEXT or --set FIELD=@FILE; FIELD is one of ${mailTextFields.join(', ')}.`,
      });
    }
    const value = given.slice(at + 1);
    changes[field] = value.startsWith('@') ? await readText(value.slice(1)) : value;
  }
  return changes;
}

async function readText(file: string): Promise<string> {
  await statInputFile(file);
  return (await readFile(file, 'utf8')).trim();
}

function refusedTexts(refusal: MailTextsRefusal): CliError {
  const faults =
    refusal.kind === 'TextsInvalid' ? refusal.faults.map(({ path, message }) => `  ${path} ${message}`) : [];
  return new CliError({
    code: 'MAIL_TEXT_INVALID',
    title: `Nothing was stored:\n${faults.join('\n')}`,
    fix: 'Mend the text and run the command again.',
  });
}
