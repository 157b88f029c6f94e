// Receivers of webhooks: those of kasa.config.ts are listed, those of the office made and changed too.
import { type Command, InvalidArgumentError } from 'commander';
import type { WebhookRefusal } from '#src/webhooks/webhook-refusals.ts';
import { CliError } from '../../cli-errors.ts';

const help = `
A receiver is told of events by signed requests: server/guides/extending.md says how they look. Those that are made here or in
the office need no kasa.config.ts; a running shop sends to them at once.

Example:
  $ kasa webhooks add warehouse https://warehouse.example/kasa --event order.paid order.cancelled
  $ kasa webhooks test warehouse
  $ kasa webhooks deliveries warehouse
  $ kasa webhooks send-again 4711`;

type Flags = { json?: boolean };
type AddFlags = Flags & { event: string[]; stockLowAt: number; allowPrivateAddress?: boolean };
type ChangeFlags = Flags & Partial<AddFlags> & { url?: string; stop?: boolean; start?: boolean };

export function registerWebhooks(program: Command): void {
  const webhooks = program.command('webhooks').description('whom the shop tells of events').addHelpText('after', help);
  const subcommand = (name: string, description: string) =>
    webhooks.command(name).description(description).option('--json', 'print the result as JSON');
  subcommand('list', 'which there are, and how each answers').action(list);
  subcommand('add', 'make one, and print its secret once')
    .argument('<name>', 'small letters, digits and dashes')
    .argument('<url>', 'where requests go')
    .requiredOption('--event <event...>', 'what it is told of, such as order.paid stock.low')
    .option('--stock-low-at <number>', 'so many left are told of by stock.low', readNumber, 3)
    .option('--allow-private-address', "a receiver in the shop's own network")
    .action(add);
  subcommand('change', 'change what it is told of, or where; stop and start it')
    .argument('<name>', 'as the list has it')
    .option('--url <url>', 'where requests go')
    .option('--event <event...>', 'all that it is told of')
    .option('--stock-low-at <number>', 'so many left are told of by stock.low', readNumber)
    .option('--allow-private-address', "a receiver in the shop's own network")
    .option('--stop', 'note nothing new for it, and let wait what waits')
    .option('--start', 'go on')
    .action(change);
  subcommand('renew-secret', 'make another secret, and print it once').argument('<name>', 'of it').action(renew);
  subcommand('remove', 'take one away, with what waits for it').argument('<name>', 'of it').action(remove);
  subcommand('deliveries', 'what was sent to one, the latest first').argument('<name>', 'of it').action(deliveries);
  subcommand('send-again', 'send one of them once more')
    .argument('<id>', 'as the deliveries have it', readNumber)
    .action(sendAgain);
  subcommand('test', 'send an event that says nothing').argument('<name>', 'of it').action(test);
}

function readNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number.');
}

async function list({ json }: Flags): Promise<void> {
  const { withDatabase, listReceivers } = await load();
  const receivers = await withDatabase(({ db }) => listReceivers(db));
  if (json) return console.log(JSON.stringify({ ok: true, webhooks: receivers }));
  if (receivers.length === 0) return console.log('Nobody is told. kasa webhooks add makes a receiver.');
  for (const { name, url, events, isStopped, waiting, latest } of receivers) {
    const answer = latest
      ? latest.status === null
        ? 'does not answer'
        : `answered ${latest.status}`
      : 'nothing sent yet';
    console.log(
      `${name}: ${url ?? 'kasa.config.ts'}; ${events.join(' ')}; ${isStopped ? 'stopped' : answer}; ${waiting} waiting`,
    );
  }
}

async function add(
  name: string,
  url: string,
  { event, stockLowAt, allowPrivateAddress = false, json }: AddFlags,
): Promise<void> {
  const { work, addReceiver } = await load();
  const asked = { url, events: event, stockLowAt, isStopped: false, allowsPrivate: allowPrivateAddress };
  const secret = await work((tx, manager) => addReceiver(tx, name, asked, manager), name);
  say(json, { name, secret }, `The secret of ${name}, shown this once:\n${secret}`);
}

async function change(
  name: string,
  { url, event, stockLowAt, allowPrivateAddress, stop, start, json }: ChangeFlags,
): Promise<void> {
  const { work, changeReceiver, listReceivers } = await load();
  await work(async (tx, manager) => {
    const [found] = await listReceivers(tx, name);
    const asked = {
      ...{ version: null, url: url ?? found?.url ?? '', events: event ?? found?.events ?? [] },
      stockLowAt: stockLowAt ?? found?.stockLowAt ?? 0,
      isStopped: stop ? true : start ? false : (found?.isStopped ?? false),
      ...(allowPrivateAddress && { allowsPrivate: true }),
    };
    return changeReceiver(tx, name, asked, manager);
  }, name);
  say(json, { name }, `${name} is changed.`);
}

async function renew(name: string, { json }: Flags): Promise<void> {
  const { work, renewReceiverSecret } = await load();
  const secret = await work((tx, manager) => renewReceiverSecret(tx, name, manager), name);
  say(json, { name, secret }, `The new secret of ${name}, shown this once:\n${secret}`);
}

async function remove(name: string, { json }: Flags): Promise<void> {
  const { work, removeReceiver } = await load();
  await work((tx, manager) => removeReceiver(tx, name, manager), name);
  say(json, { name }, `${name} is told nothing any more.`);
}

async function deliveries(name: string, { json }: Flags): Promise<void> {
  const { withDatabase, listDeliveries, readShopClock } = await load();
  const { rows, clock } = await withDatabase(async ({ db }) => ({
    rows: (await listDeliveries(db, name, {})).rows,
    clock: await readShopClock(db),
  }));
  if (json) return console.log(JSON.stringify({ ok: true, deliveries: rows }));
  if (rows.length === 0) return console.log('Nothing has been sent.');
  for (const { id, type, createdAt, deliveredAt, attempts, latest } of rows) {
    const [last] = latest;
    const answer = last ? (last.error ?? `answered ${last.status}`) : 'not tried yet';
    console.log(
      `${id}  ${clock.moment(createdAt)}  ${type}  ${deliveredAt ? 'delivered' : 'waits'}  ${attempts} attempts; ${answer}`,
    );
  }
}

async function sendAgain(id: number, { json }: Flags): Promise<void> {
  const { work, sendAgain: send } = await load();
  await work((tx, manager) => send(tx, id, manager), String(id));
  say(json, { id }, 'It is under way: the running shop sends it.');
}

async function test(name: string, { json }: Flags): Promise<void> {
  const { work, sendTest } = await load();
  await work((tx, manager) => sendTest(tx, name, manager), name);
  say(
    json,
    { name },
    'It is under way: the running shop sends it, and kasa webhooks deliveries says what was answered.',
  );
}

function say(json: boolean | undefined, answer: Record<string, unknown>, text: string): void {
  console.log(json ? JSON.stringify({ ok: true, ...answer }) : text);
}

async function load() {
  const [stored, manage, sent, staff, database, secrets, clock] = await Promise.all([
    import('#server/webhooks/office-receivers.ts'),
    import('#server/webhooks/manage-receivers.ts'),
    import('#server/webhooks/deliveries.ts'),
    import('../staff/with-manager.ts'),
    import('../with-database.ts'),
    import('#server/secrets/receiver-secrets.ts'),
    import('../shop-clock.ts'),
  ]);
  type Work<T> = Parameters<typeof staff.withManager<T>>[0];
  type Answer<T> = { ok: true; value: T } | { ok: false; error: WebhookRefusal };
  async function work<T>(
    act: (tx: Parameters<Work<T>>[0], manager: Parameters<typeof manage.addReceiver>[3]) => Promise<Answer<T>>,
    name: string,
  ): Promise<T> {
    return staff.withManager(async (tx, manager, config) => {
      const receiverSecrets = secrets.createReceiverSecrets({ now: () => manager.now, keys: config });
      const done = await act(tx, { ...manager, secrets: receiverSecrets });
      if (!done.ok) throw refused(done.error, name);
      return done.value;
    });
  }
  return { ...stored, ...manage, ...sent, ...database, ...clock, work };
}

function refused({ kind }: WebhookRefusal, name: string): CliError {
  const explained: Record<WebhookRefusal['kind'], { title: string; fix: string }> = {
    NAME_INVALID: {
      title: `${name} is no name.`,
      fix: 'Use small letters, digits and single dashes, such as warehouse-2.',
    },
    NAME_TAKEN: { title: `There is a webhook ${name} already.`, fix: 'kasa webhooks change changes it.' },
    URL_INVALID: {
      title: 'That is no address.',
      fix: 'Begin it with https:// or http://, without user, password or #.',
    },
    NO_EVENTS: {
      title: 'It is told of nothing.',
      fix: 'Name events of server/guides/extending.md: --event order.paid.',
    },
    LIMIT_INVALID: { title: 'The limit is no whole number.', fix: 'Write it as --stock-low-at 3.' },
    WEBHOOK_UNKNOWN: {
      title: `There is no webhook ${name}, or it stands in kasa.config.ts.`,
      fix: 'kasa webhooks list shows all; those of kasa.config.ts are changed there.',
    },
    WEBHOOK_CHANGED: { title: `${name} was changed meanwhile.`, fix: 'Look at it, and try again.' },
    DELIVERY_UNKNOWN: { title: `There is no delivery ${name}.`, fix: 'kasa webhooks deliveries NAME lists them.' },
  };
  return new CliError({ code: kind, ...explained[kind] });
}
