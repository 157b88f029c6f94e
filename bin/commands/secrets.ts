// Keys and passwords that the shop keeps encrypted. Values come in by standard input or a prompt that shows nothing:
// arguments stand in the list of processes and in the shell's history.
import { text } from 'node:stream/consumers';
import { type Command, InvalidArgumentError } from 'commander';
import type { SecretState } from '#server/secrets/stored-secrets.ts';
import type { SecretName } from '#src/secrets/secret-names.ts';
import { CliError } from '../cli-errors.ts';
import type { ShopClock } from './shop-clock.ts';
import type { CommandContext } from './with-database.ts';

// Told here: what checks them is loaded when a command runs.
const names: readonly SecretName[] = [
  ...(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL'] as const),
  ...(['INPOST_TOKEN', 'DHL_API_KEY', 'DHL_USER', 'DHL_PASSWORD'] as const),
  ...(['ORLEN_PARTNER_ID', 'ORLEN_PARTNER_KEY', 'KSEF_TOKEN', 'KSEF_CERTIFICATE', 'KSEF_KEY'] as const),
  ...(['KSEF_OFFLINE_CERTIFICATE', 'KSEF_OFFLINE_KEY'] as const),
  ...(['PICTURE_STORE_KEY', 'PICTURE_STORE_SECRET'] as const),
];
const nameArgument = `which one: ${names.join(', ')}`;

const help = `
A secret is what the variable of the same name is, and the variable outranks it. It is encrypted under KASA_SECRET, or a
key in KASA_DATA/secrets.key that is made with the first one, and is in no backup. A running shop takes a changed value
at once; it has to be restarted for keys of another mode of Stripe, or the first ones after the sandbox.

Example:
  $ kasa secrets set SMTP_URL
  $ pass show shop/stripe | kasa secrets set STRIPE_SECRET_KEY
  $ kasa secrets list`;

export function registerSecrets(program: Command): void {
  const secrets = program
    .command('secrets')
    .description('keep keys and passwords, encrypted')
    .addHelpText('after', help);
  const subcommand = (name: string, description: string) =>
    secrets
      .command(name)
      .description(description)
      .option('--json', 'print the result as JSON')
      .addHelpText('after', help);
  subcommand('list', 'which ones there are, without their values').action(listSecrets);
  subcommand('set', 'store one: its value is asked for, or read from what comes in')
    .argument('<name>', nameArgument, parseName)
    .action(setSecret);
  subcommand('remove', 'remove one').argument('<name>', nameArgument, parseName).action(removeSecret);
  subcommand('rotate', 'encrypt all of them under a new key').action(rotate);
  subcommand('renew-signing-key', 'sign what platforms of assistants are told with a new key').action(renewSigningKey);
}

type Flags = { json?: boolean };

function parseName(name: string): SecretName {
  const secret = names.find((candidate) => candidate === name);
  if (!secret) throw new InvalidArgumentError(`Expected one of ${names.join(', ')}.`);
  return secret;
}

async function listSecrets({ json }: Flags): Promise<void> {
  const [{ withDatabase }, { listSecretStates }, { readShopClock }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/secrets/stored-secrets.ts'),
    import('./shop-clock.ts'),
  ]);
  const { states, clock } = await withDatabase(async ({ db, config }) => ({
    states: await listSecretStates(db, config),
    clock: await readShopClock(db),
  }));
  if (json) console.log(JSON.stringify({ ok: true, secrets: states }));
  else
    console.log(
      states.length > 0 ? states.map((state) => describe(state, clock)).join('\n') : 'No secrets are stored.',
    );
}

function describe({ name, changedAt, isReadable, isOutranked }: SecretState, clock: ShopClock): string {
  const state = [
    `set ${clock.moment(changedAt)}`,
    ...(isReadable ? [] : ['cannot be read: the key that it was encrypted under is not here']),
    ...(isOutranked ? ['not used: the environment has a variable of this name'] : []),
  ];
  return `${name.padEnd(24)}${state.join('; ')}`;
}

async function setSecret(name: SecretName, { json }: Flags): Promise<void> {
  const value = (process.stdin.isTTY ? await askHidden(`${name}: `) : await text(process.stdin)).trim();
  const [{ findFault }, changes] = await Promise.all([
    import('#server/config.ts'),
    import('#server/secrets/change-secrets.ts'),
  ]);
  const fault = value === '' ? 'nothing came in' : findFault(name, value);
  if (fault) {
    throw new CliError({
      code: 'SECRET_INVALID',
      title: `${name} was not stored: ${fault}.`,
      fix: `Hand it in by "kasa secrets set ${name}", which asks for it, or through a pipe.`,
    });
  }
  await change(json, `${name} is stored`, name, async ({ db, now, config }) => {
    await changes.setSecret({ db, now, keys: config }, name, value);
    return config.environment[name] !== undefined;
  });
}

async function removeSecret(name: SecretName, { json }: Flags): Promise<void> {
  const changes = await import('#server/secrets/change-secrets.ts');
  await change(json, `${name} is removed`, name, async ({ db, config }) => {
    if (await changes.removeSecret(db, name)) return config.environment[name] !== undefined;
    throw new CliError({
      code: 'SECRET_UNKNOWN',
      title: `There is no stored ${name}.`,
      fix: '"kasa secrets list" shows those that there are.',
    });
  });
}

async function change(
  json: boolean | undefined,
  done: string,
  name: SecretName,
  work: (context: CommandContext) => Promise<boolean>,
): Promise<void> {
  const { withDatabase } = await import('./with-database.ts');
  const isOutranked = await withDatabase(work);
  if (json) return console.log(JSON.stringify({ ok: true, name, isOutranked }));
  console.log(
    isOutranked ? `${done}. The environment has a variable of this name, which is used instead.` : `${done}.`,
  );
}

async function rotate({ json }: Flags): Promise<void> {
  const [{ withDatabase }, { rotateKey }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/secrets/change-secrets.ts'),
  ]);
  const count = await withDatabase(async ({ db, now, config }) => {
    const { armFaultpoint } = await import('#server/faultpoint.ts');
    armFaultpoint(config.faultpoint);
    return rotateKey({ db, now, keys: config });
  });
  if (json) console.log(JSON.stringify({ ok: true, count }));
  else console.log(`Encrypted anew: ${count}.`);
}

async function renewSigningKey({ json }: Flags): Promise<void> {
  const [{ withDatabase }, { createSigningKeys }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/secrets/signing-keys.ts'),
  ]);
  const id = await withDatabase(({ db, now, config }) => createSigningKeys({ db, now, keys: config }).renew());
  if (json) console.log(JSON.stringify({ ok: true, id }));
  else console.log(`Signed from now on with ${id}. The profile names the key before it for another 30 days.`);
}

/** Resolves with what is typed before Enter, and shows nothing of it. */
async function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of stdin) {
      for (const character of String(chunk)) {
        // Ctrl+C and Ctrl+D.
        if (character === '\u0003' || character === '\u0004') process.exit(130);
        if (character === '\r' || character === '\n') return typed;
        typed = character === '\u007f' ? typed.slice(0, -1) : typed + character;
      }
    }
    return typed;
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}
