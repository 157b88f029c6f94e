import type { Command } from 'commander';
import type { Db } from '#server/database/connect.ts';
import { isDay } from '#src/dates/local-date.ts';
import { CliError } from '../../cli-errors.ts';
import { printTexts } from '../../closed-output.ts';

type ExportFlags = { since?: string; json?: boolean };

const help = `
The shop asks, confirms and unsubscribes; another program sends. What it needs are the addresses that were confirmed, and
those that have left since: both are exported, with what each person agreed to, when and where. The address in
unsubscribe_url belongs into every newsletter: opened it shows a button, posted to it unsubscribes at once (RFC 8058). Who
leaves through that other program is taken out here, too. Switched on by: kasa settings edit marketing

Example:
  $ kasa newsletter export > subscribers.csv
  $ kasa newsletter export --since 2027-03-01 --json | jq '.subscribers[].email'
  $ kasa newsletter unsubscribe anna@example.com`;

export function registerNewsletter(program: Command): void {
  const newsletter = program
    .command('newsletter')
    .description('export its subscribers, and take out who has left')
    .addHelpText('after', help);
  newsletter
    .command('export')
    .description('print the subscribers as CSV')
    .option('--since <date>', 'only who confirmed or left from this day or moment on, for example 2027-03-01')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(printSubscribers);
  newsletter
    .command('unsubscribe')
    .description('end the subscription of these addresses')
    .argument('<email...>', 'one or several addresses')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(unsubscribeAll);
}

async function printSubscribers({ since: given, json }: ExportFlags): Promise<void> {
  const [{ withDatabase }, { exportSubscribers, subscribersCsvHead, subscriberToCsv }, { oneClickPath }] =
    await Promise.all([
      import('../with-database.ts'),
      import('#server/newsletter/export-subscribers.ts'),
      import('#src/newsletter/one-click-path.ts'),
    ]);
  await withDatabase(async ({ db, config }) => {
    const since = given === undefined ? null : await readSince(db, given);
    const unsubscribeUrlOf = (token: string) => config.publicUrl + oneClickPath(token);
    const pages = exportSubscribers(db, { since, unsubscribeUrlOf });
    if (json) {
      const subscribers: unknown[] = [];
      for await (const page of pages) subscribers.push(...page.map(({ id: _id, ...subscriber }) => subscriber));
      return console.log(JSON.stringify({ ok: true, subscribers }));
    }
    const csv = async function* () {
      yield subscribersCsvHead;
      for await (const page of pages) yield page.map(subscriberToCsv).join('');
    };
    await printTexts(csv());
  });
}

async function unsubscribeAll(emails: string[], { json }: { json?: boolean }): Promise<void> {
  const [{ withManager }, { unsubscribe }] = await Promise.all([
    import('../staff/with-manager.ts'),
    import('#server/newsletter/unsubscribe.ts'),
  ]);
  const result = await withManager(async (tx, { now, audit }) => {
    const left: string[] = [];
    for (const email of emails) if ((await unsubscribe(tx, email, 'staff', now)).ok) left.push(email);
    // No address is logged: the log outlives the people's data.
    if (left.length > 0) {
      await audit(tx, { kind: 'newsletter.unsubscribed', subject: 'newsletter', after: { count: left.length } });
    }
    return { unsubscribed: left, unknown: emails.filter((email) => !left.includes(email)) };
  });
  if (json) return console.log(JSON.stringify({ ok: true, ...result }));
  for (const email of result.unsubscribed) console.log(`${email} gets no more newsletters.`);
  for (const email of result.unknown) console.log(`${email} is not subscribed.`);
}

async function readSince(db: Db, text: string): Promise<Date> {
  const [{ readPeriodBound }, { readTimeZone }] = await Promise.all([
    import('#src/dates/period-bound.ts'),
    import('#server/shop/read-time-zone.ts'),
  ]);
  const since = readPeriodBound(text, 'from', await readTimeZone(db));
  if (since) return since;
  // A program says when it asked last, with its own zone.
  const moment = new Date(text);
  if (/^.{10}T.+(?:Z|[+-]\d\d:\d\d)$/.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(moment.getTime()))
    return moment;
  throw new CliError({
    code: 'DATE_INVALID',
    title: `${text} is no day or moment.`,
    fix: "Write it as 2027-03-01 or 2027-03-01T18:00, by the clocks of the shop's country.",
  });
}
