// What the ministry announces of KSeF, as the office has it under Settings, Invoices.
import { type Command, InvalidArgumentError } from 'commander';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { ksefOutageKinds } from '#src/shop/invoices/ksef-outages.ts';
import { CliError } from '../../cli-errors.ts';

type Announced = InvoiceSettings['ksefOutages'][number];
type Kind = Announced['kind'];
type Flags = { json?: boolean };

const help = `
Example:
  $ kasa ksef outage announce failure 2026-12-05T20:00
  $ kasa ksef outage end 2026-12-06T04:30
  $ kasa ksef outage announce unavailability 2026-12-12T22:00 --until 2026-12-13T06:00
  $ kasa ksef outage list

failure is awaria, unavailability niedostępność. Moments are by the clocks of the company's country, as the ministry announces
them. By when what is issued in it must be in KSeF: kasa ksef status.`;

export function registerOutage(ksef: Command): void {
  const outage = ksef
    .command('outage')
    .description('outages of KSeF that the ministry announces')
    .addHelpText('after', help);
  outage
    .command('announce')
    .description('note one, with its end where that is announced')
    .argument('<kind>', ksefOutageKinds.join(' or '), parseKind)
    .argument('<from>', 'its beginning, such as 2026-12-05T20:00')
    .option('--until <moment>', 'its end')
    .option('--json', 'print what is noted as JSON')
    .action(announce);
  outage
    .command('end')
    .description('note the end of the one that goes on')
    .argument('<until>', 'its end, such as 2026-12-06T04:30')
    .option('--json', 'print what is noted as JSON')
    .action(end);
  outage
    .command('list')
    .description('those that are noted, the oldest first')
    .option('--json', 'print them as JSON')
    .action(list);
}

function parseKind(text: string): Kind {
  const kind = ksefOutageKinds.find((each) => each === text);
  if (!kind) throw new InvalidArgumentError(`Expected ${ksefOutageKinds.join(' or ')}.`);
  return kind;
}

async function announce(kind: Kind, from: string, { until = null, json }: Flags & { until?: string | null }) {
  const noted = await change((outages) => {
    const same = outages.find((each) => each.kind === kind && each.from === from);
    if (same) throw notedAlready(same);
    return [...outages, { kind, from, until }];
  });
  tell(noted, { json });
}

async function end(until: string, { json }: Flags): Promise<void> {
  const noted = await change((outages) => {
    const open = outages.filter((each) => each.until === null);
    const [one, other] = open;
    if (!one || other) throw notOne(open);
    return outages.map((each) => (each === one ? { ...each, until } : each));
  });
  tell(noted, { json });
}

async function list({ json }: Flags): Promise<void> {
  const { withDatabase } = await import('../with-database.ts');
  const { readInvoiceTerms } = await import('#server/invoices/read-invoice-terms.ts');
  const { settings } = await withDatabase(({ db }) => readInvoiceTerms(db));
  tell(settings.ksefOutages, { json });
}

/** Stores what is noted, as any change of the settings: the log says who, and the office offers to take it back. */
async function change(to: (outages: readonly Announced[]) => Announced[]): Promise<Announced[]> {
  const [{ withDatabase }, { storeTold }, { readInvoiceTerms }, { listFaults }] = await Promise.all([
    import('../with-database.ts'),
    import('../settings/settings-effects.ts'),
    import('#server/invoices/read-invoice-terms.ts'),
    import('../settings/settings-faults.ts'),
  ]);
  return withDatabase(async ({ db, now }) => {
    const { settings } = await readInvoiceTerms(db);
    const ksefOutages = to(settings.ksefOutages).sort((one, other) => one.from.localeCompare(other.from));
    const data = { ...settings, ksefOutages };
    const stored = await storeTold(db, { document: 'invoices', data, now: now() });
    if (stored.ok) return ksefOutages;
    throw new CliError({
      code: 'OUTAGE_INVALID',
      title: `Nothing was noted:\n${listFaults('invoices', stored.error.faults, data)}`,
      fix: 'Write moments such as 2026-12-05T20:00, the end after the beginning.',
    });
  });
}

function tell(outages: readonly Announced[], { json }: Flags): void {
  if (json) console.log(JSON.stringify({ ok: true, outages }));
  else console.log(outages.map(describe).join('\n') || 'No outage is noted.');
}

const describe = ({ kind, from, until }: Announced) => `${kind}  ${from}  ${until ?? 'goes on'}`;

function notedAlready(outage: Announced): CliError {
  return new CliError({
    code: 'OUTAGE_NOTED',
    title: `It is noted already: ${describe(outage)}.`,
    fix: 'Note its end: kasa ksef outage end MOMENT. Change anything else: kasa settings edit invoices, field "ksefOutages".',
  });
}

function notOne(open: readonly Announced[]): CliError {
  return new CliError({
    code: 'OUTAGE_UNCLEAR',
    title: open.length === 0 ? 'No outage goes on.' : `${open.length} outages go on:\n${open.map(describe).join('\n')}`,
    fix:
      open.length === 0
        ? 'kasa ksef outage list names those that are noted.'
        : 'Note the ends one by one: kasa settings edit invoices, field "ksefOutages".',
  });
}
