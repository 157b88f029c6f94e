import { type Command, Option } from 'commander';
import type { EraseRefusal } from '#server/customers/erase-person.ts';
import type { ErasureObstacle } from '#server/customers/erasure-obstacles.ts';
import type { PersonFile } from '#server/customers/write-person-files.ts';
import { type ErasureReason, erasureReasons } from '#src/customers/erasure-reasons.ts';
import { CliError } from '../../cli-errors.ts';
import { writeNewFile } from '../output-file.ts';

type Flags = { json?: boolean };
type EraseFlags = Flags & { reason: ErasureReason };

const help = `
Example:
  $ kasa customer anna@mail.example
  $ kasa customer export anna@mail.example anna.json
  $ kasa customer erase anna@mail.example --reason consent_withdrawn

export writes everything that is kept of the person as JSON, or as a page to read where FILE ends in .html. erase deletes it,
but for what invoices must say, and is refused while an order is open, disputed or can still be withdrawn from. Both are
written into the audit log. What Stripe, carriers and backups hold is erased there: server/guides/personal-data.md.`;

export function registerCustomer(program: Command): void {
  const customer = program
    .command('customer')
    .description('one customer: orders and notes, a copy, erasure')
    .addHelpText('after', help);
  customer
    .command('show', { isDefault: true })
    .description('orders, addresses and notes')
    .argument('<email>', 'of the person')
    .option('--json', 'print it as JSON')
    .action(show);
  customer
    .command('export')
    .description('write everything that is kept of the person')
    .argument('<email>', 'of the person')
    .argument('<file>', 'the new file: .json with everything, .html to read')
    .option('--json', 'print the result as JSON')
    .action(exportTo);
  customer
    .command('erase')
    .description('delete everything but what invoices must say')
    .argument('<email>', 'of the person')
    .addOption(new Option('--reason <reason>', 'Article 17(1) GDPR').choices(erasureReasons).default('asked'))
    .option('--json', 'print the result as JSON')
    .action(erase);
}

async function show(email: string, { json }: Flags): Promise<void> {
  const { withDatabase, findPersonByEmail, readCustomer, moneyText } = await load();
  const { readShopClock } = await import('../shop-clock.ts');
  const { customer, clock } = await withDatabase(async ({ db, now }) => {
    const { customerId } = await findPersonByEmail(db, email);
    return { customer: customerId && (await readCustomer(db, customerId, now())), clock: await readShopClock(db) };
  });
  if (!customer) throw nobody(email);
  if (json) return console.log(JSON.stringify({ ok: true, customer }));
  const { name, emails, phone, orders, notes, obstacles } = customer;
  console.log([name, ...emails, phone].filter(Boolean).join('  '));
  for (const order of orders) {
    const { number, createdAt, payment, fulfilment, total } = order;
    console.log([number, clock.day(createdAt), payment, fulfilment, moneyText(total)].join('  '));
  }
  for (const { at, by, text } of notes) console.log(`${clock.day(at)}  ${by}: ${text}`);
  if (obstacles.length > 0) console.log(`Cannot be erased yet:\n${obstacles.map(tell).join('\n')}`);
}

async function exportTo(email: string, file: string, { json }: Flags): Promise<void> {
  const { withManager, findPersonByEmail, exportPerson, writePersonFiles, readShop } = await load();
  await withManager(async (tx, { now, audit }) => {
    const person = await findPersonByEmail(tx, email);
    const exported = await exportPerson(tx, person, now);
    if (!exported) throw nobody(email);
    await audit(tx, { kind: 'customer.exported', subject: person.customerId ?? 'nobody who ordered' });
    const { identity, timeZone } = await readShop(tx);
    const files = writePersonFiles(exported, { name: identity.name, timeZone });
    // A file that cannot be written is no copy: nothing is logged.
    await writeCopy(file, files);
  });
  if (json) console.log(JSON.stringify({ ok: true, email, file }));
  else console.log(`${file} holds everything that is kept under ${email}. Send it to nobody but the person.`);
}

async function writeCopy(file: string, files: PersonFile[]): Promise<void> {
  const wanted = file.endsWith('.html') ? 'text/html' : 'application/json';
  const content = files.find(({ type }) => type === wanted)?.content ?? '';
  await writeNewFile(file, [content]);
}

async function erase(email: string, { json, reason }: EraseFlags): Promise<void> {
  const { withAuditedDatabase, erasePerson, findPersonByEmail } = await load();
  const erased = await withAuditedDatabase((services) =>
    erasePerson({ ...services, reason }, (tx) => findPersonByEmail(tx, email)),
  );
  if (!erased.ok) throw refused(erased.error, email);
  const { orders, retained, stripePayments } = erased.value;
  // Scripts read `kept`, its name since this command exists.
  if (json) return console.log(JSON.stringify({ ok: true, orders, kept: retained, stripePayments }));
  console.log(`The personal data of ${email} are erased, in ${orders} orders.`);
  for (const { number, until } of retained)
    console.log(`Order ${number}: name and address of the invoice stay until ${until}.`);
  if (stripePayments.length > 0) {
    console.log(
      'Stripe keeps data of its own; redact these payments there (https://docs.stripe.com/privacy/redaction):',
    );
    console.log(stripePayments.join('\n'));
  }
}

async function load() {
  const [people, details, copies, files, erasure, shop, manager, database, audited, money] = await Promise.all([
    import('#server/customers/person.ts'),
    import('#server/customers/read-customer.ts'),
    import('#server/customers/export-person.ts'),
    import('#server/customers/write-person-files.ts'),
    import('#server/customers/erase-person.ts'),
    import('#server/shop/read-settings.ts'),
    import('../staff/with-manager.ts'),
    import('../with-database.ts'),
    import('../staff/with-audited-database.ts'),
    import('../orders/money-text.ts'),
  ]);
  return {
    ...people,
    ...details,
    ...copies,
    ...files,
    ...erasure,
    ...shop,
    ...manager,
    ...database,
    ...audited,
    ...money,
  };
}

function refused(refusal: EraseRefusal, email: string): CliError {
  if (refusal.kind === 'NobodyKnown') return nobody(email);
  return new CliError({
    code: 'NOT_YET_ERASABLE',
    title: `${email} cannot be erased yet:\n${refusal.obstacles.map(tell).join('\n')}`,
    fix: 'Settle these first; tell the person when that will be.',
  });
}

const reasons: Record<ErasureObstacle['kind'], string> = {
  open: 'is still open',
  notDelivered: 'has not been noted as delivered: kasa delivered',
  disputed: 'has a payment that is disputed',
  returning: 'has a withdrawal that is being handled: kasa returns',
  refunding: 'has a refund or another action under way',
  withdrawable: 'can still be withdrawn from',
};

function tell({ number, kind, until }: ErasureObstacle): string {
  const subject = number === null ? 'Somebody who matches no order' : `Order ${number}`;
  return `${subject} ${reasons[kind]}${until ? ` until ${until}` : ''}.`;
}

function nobody(email: string): CliError {
  return new CliError({
    code: 'CUSTOMER_UNKNOWN',
    title: `Nothing is kept under ${email}.`,
    fix: 'kasa customers --text finds people by a part of the name or address.',
  });
}
