import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { CliError } from '../cli-errors.ts';

type PreviewFlags = { language?: string; out?: string; text?: boolean; json?: boolean };

const help = `
The e-mails stand about an order that nobody placed, of what the shop sells. Nothing is sent. Their pictures come from the
shop, when it runs.

Example:
  $ kasa mail list
  $ kasa mail preview order-confirmation --language de --out confirmation.html
  $ kasa mail preview order-sent --text
  $ kasa mail text order-refunded --language de --set intro="Wir haben {amount} erstattet."
  $ kasa mail test order-sent --to anna@example.com`;

export function registerMail(program: Command): void {
  const mail = program
    .command('mail')
    .description('look at the e-mails of the shop, and word them')
    .addHelpText('after', help);
  mail
    .command('list')
    .description('list their kinds')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(list);
  mail
    .command('preview')
    .description('write one as HTML, from examples')
    .argument('<kind>', 'which one: kasa mail list')
    .option('--language <language>', 'in which language, for example de')
    .option('--out <file>', 'the file to write; without it the HTML goes to standard output')
    .option('--text', 'its plain text instead')
    .option('--json', 'print recipient, subject, text and HTML as JSON')
    .addHelpText('after', help)
    .action(preview);
  mail
    .command('text')
    .description('show or change what you say in one yourself')
    .argument('<kind>', 'which one: kasa mail list')
    .option('--language <language>', 'in which language; without it that of the main market')
    .option(
      '--set <field=text...>',
      'subject, intro or closing; =@FILE takes the text from a file, = alone gives it back',
    )
    .option('--reset', 'say all of it as Kasa says it')
    .option('--confirm', 'your words are right, although what Kasa says itself has changed since')
    .option('--json', 'print the texts as JSON')
    .addHelpText('after', help)
    .action(async (kind, flags) => (await import('./mails/mail-text.ts')).mailText(kind, flags));
  mail
    .command('test')
    .description('send one, about an example')
    .argument('<kind>', 'which one: kasa mail list')
    .requiredOption('--to <address>', 'where it goes')
    .option('--language <language>', 'in which language')
    .addHelpText('after', help)
    .action(async (kind, flags) => (await import('./mails/mail-test.ts')).testMail(kind, flags));
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const [{ mailKinds }, { mailTextKindRows }] = await Promise.all([
    import('#server/emails/preview/mail-kinds.ts'),
    import('#src/shop/mail-texts/mail-text-kinds.ts'),
  ]);
  const kinds = Object.entries(mailKinds).map(([kind, { to, when }]) => {
    const placeholders: readonly string[] =
      Object.entries(mailTextKindRows).find(([name]) => name === kind)?.[1].placeholders ?? [];
    return { kind, to, when, placeholders };
  });
  if (json) {
    console.log(JSON.stringify({ ok: true, kinds }));
    return;
  }
  const width = Math.max(...kinds.map(({ kind }) => kind.length));
  for (const { kind, to, when } of kinds) console.log(`${kind.padEnd(width)}  to the ${to}, when ${when}`);
}

async function preview(name: string, { language, out, text, json }: PreviewFlags): Promise<void> {
  const [{ withDatabase }, { previewMail }, { mailKindNames }, { readShop }, { locales }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/emails/preview/preview-mail.ts'),
    import('#server/emails/preview/mail-kinds.ts'),
    import('#server/shop/read-settings.ts'),
    import('#src/i18n/locales.ts'),
  ]);
  const kind = mailKindNames.find((candidate) => candidate === name);
  if (!kind) {
    throw new CliError({
      code: 'MAIL_UNKNOWN',
      title: `The shop writes no e-mail ${name}.`,
      fix: `Name one of ${mailKindNames.join(', ')}.`,
    });
  }
  const locale = locales.find((candidate) => candidate === language);
  if (language !== undefined && !locale) {
    throw new CliError({
      code: 'LANGUAGE_UNKNOWN',
      title: `${language} is no language of the shop.`,
      fix: `Name one of ${locales.join(', ')}.`,
    });
  }
  const mail = await withDatabase(async ({ db, config, now }) => {
    const shop = await readShop(db);
    const services = { db, shop, publicUrl: config.publicUrl, now: now() };
    return previewMail(services, kind, locale ?? shop.markets.main);
  });
  const content = text ? `${mail.text}\n` : mail.html;
  if (out) await write(out, content);
  if (json)
    console.log(JSON.stringify({ ok: true, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html }));
  else if (out) console.log(`${out}: ${mail.subject}`);
  else process.stdout.write(content);
}

async function write(file: string, content: string): Promise<void> {
  await writeFile(file, content).catch((error: NodeJS.ErrnoException) => {
    throw new CliError({
      code: 'FILE_NOT_WRITABLE',
      title: `${file} cannot be written (${error.code}).`,
      fix: 'Name a file in a folder that exists and may be written.',
    });
  });
}
