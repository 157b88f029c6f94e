// `kasa home`: the home page as the office writes it, by the same use cases.
import type { Command } from 'commander';
import type { Transaction } from '#server/database/transaction.ts';
import type { SettingsEffect, SettingsFault } from '#server/shop/effects/setting-rules.ts';
import { ok, type Result } from '#src/result.ts';
import { CliError } from '../../cli-errors.ts';
import { readJsonFile } from '../input-file.ts';
import { listFaults } from '../settings/settings-faults.ts';
import type { AuditedServices } from '../staff/with-audited-database.ts';

type Json = { json?: boolean };

const versions = () => import('../settings/settings-versions.ts');

const help = `
The page is a list of blocks. What is set is a draft until it is published, at once (--publish) or at a time by the clocks of
the company's country (--at 2027-03-28T18:00). Until a page is published, and again after "kasa home back 0", it is composed of
what the shop has. A headline that is left empty says the shop's slogan, or its name.

Example:
  $ kasa home show > home.json
  $ kasa home edit home.json
  $ kasa home publish
  $ kasa home versions
  $ kasa home back 3
  $ kasa home back 0`;

export function registerHome(program: Command): void {
  const home = program.command('home').description('write and publish the home page').addHelpText('after', help);
  const add = (name: string, says: string) =>
    home.command(name).description(says).option('--json', 'print the result as JSON').addHelpText('after', help);
  add('show', 'print it as JSON, its draft where there is one').action(show);
  add('edit', 'draft it as a file says')
    .argument('<file>', 'as "kasa home show" prints it')
    .option('--publish', 'publish it at once')
    .option('--at <time>', 'publish it then, such as 2027-03-28T18:00')
    .action(edit);
  add('publish', 'publish the draft').action(publish);
  add('discard', 'throw the draft away').action(discard);
  add('versions', 'list what it was, the newest first').action(async (flags: Json) =>
    (await versions()).showHistory('home', flags),
  );
  add('back', 'put an earlier version in force again')
    .argument('<version>', 'its number, as "versions" lists it; 0: the page that the shop composes by itself', Number)
    .action(back);
}

async function show(): Promise<void> {
  const [{ readWrittenHome }, { withAuditedDatabase }] = await Promise.all([
    import('#server/shop/home/home-draft.ts'),
    import('../staff/with-audited-database.ts'),
  ]);
  const { home } = await withAuditedDatabase(({ db }) => readWrittenHome(db));
  console.log(JSON.stringify(home, null, 2));
}

type EditFlags = Json & { publish?: boolean; at?: string };

async function edit(file: string, { publish: isPublished = false, at, json }: EditFlags): Promise<void> {
  const home = await readJsonFile(file, 'kasa home show');
  const [store, { changeHome }, { readPublishAt }, { readShop }] = await loadStores();
  await carryOut(
    json,
    isPublished ? 'The home page is published.' : 'The home page is saved as a draft.',
    async (services) => {
      const publishAt = at === undefined ? null : readPublishAt(at, (await readShop(services.db)).timeZone);
      if (at !== undefined && publishAt === null) return { ok: false, error: { kind: 'PublishAtInvalid' } };
      const writer = { changedBy: 'cli', now: services.now() };
      const write = async (tx: Transaction): Promise<Result<{ version: number }, Refused>> => {
        const { draft, version } = await store.readWrittenHome(tx);
        const saved = { home, baseVersion: version, revision: draft?.revision ?? null, publishAt };
        const drafted = await store.saveHomeDraft(tx, saved, writer);
        if (!drafted.ok) return drafted;
        return isPublished ? store.publishHome(tx, undefined, writer) : { ok: true, value: { version } };
      };
      if (!isPublished && !publishAt) return changeHome<Refused>(services, write);
      return withTold(services, home, () => changeHome<Refused>(services, write));
    },
    home,
  );
}

async function publish({ json }: Json): Promise<void> {
  const [{ publishHome, readWrittenHome }, { changeHome }] = await loadStores();
  await carryOut(json, 'The home page is published.', async (services) =>
    withTold(services, (await readWrittenHome(services.db)).home, () =>
      changeHome<Refused>(services, (tx) => publishHome(tx, undefined, { changedBy: 'cli', now: services.now() })),
    ),
  );
}

async function discard({ json }: Json): Promise<void> {
  const [{ discardHomeDraft, findHomePlace }, { changeHome }] = await loadStores();
  await carryOut(json, 'The draft is gone.', (services) =>
    changeHome<Refused>(services, async (tx) => {
      const gone = await discardHomeDraft(tx, undefined);
      if (!gone.ok) return gone;
      if (!gone.value.isGone) return { ok: false, error: { kind: 'DraftChanged' } };
      return { ok: true, value: { version: (await findHomePlace(tx)).version } };
    }),
  );
}

async function back(version: number, { json }: Json): Promise<void> {
  const [{ findFormerHome, goBackToHome }, { changeHome }] = await loadStores();
  const done =
    version === 0
      ? 'The home page is composed of what the shop has again.'
      : `The home page is as in version ${version} again.`;
  await carryOut(json, done, async (services) => {
    if (!Number.isInteger(version)) return { ok: false, error: { kind: 'VersionUnknown' } };
    const former = await findFormerHome(services.db, version);
    return withTold(services, former, () =>
      changeHome<Refused>(services, (tx) => goBackToHome(tx, version, { changedBy: 'cli', now: services.now() })),
    );
  });
}

function loadStores() {
  return Promise.all([
    import('#server/shop/home/home-draft.ts'),
    import('#server/shop/home/change-home.ts'),
    import('#src/dates/read-moment.ts'),
    import('#server/shop/read-settings.ts'),
  ]);
}

type Refused = { kind: string; faults?: SettingsFault[]; paths?: readonly string[]; changedBy?: string };

/** `told`: what the page leads to that is published. */
type Done = { version: number; told?: readonly SettingsEffect[] };
type Work = (services: AuditedServices) => Promise<Result<Done, Refused>>;

/** `home`: the page that is published by the work, which is asked about before. */
async function withTold(
  { db, now }: AuditedServices,
  home: unknown,
  work: () => Promise<Result<Done, Refused>>,
): Promise<Result<Done, Refused>> {
  const { tryOut } = await import('../settings/settings-effects.ts');
  const tried = await tryOut(db, { document: 'home', data: home, now: now() });
  const done = await work();
  return done.ok ? ok({ ...done.value, told: tried.ok ? tried.value.effects : [] }) : done;
}

async function carryOut(json: boolean | undefined, done: string, work: Work, home?: unknown): Promise<void> {
  const { withAuditedDatabase } = await import('../staff/with-audited-database.ts');
  const result = await withAuditedDatabase(work);
  if (!result.ok) throw homeError(result.error, home);
  const { told = [], version } = result.value;
  if (told.length > 0) (await import('../settings/settings-effects.ts')).tellEffects(told);
  console.log(json ? JSON.stringify({ ok: true, version }) : done);
}

const titles: Readonly<Record<string, [title: string, fix: string]>> = {
  InvalidSettings: ['The home page has faults; nothing was changed:', 'Mend them and run the command again.'],
  DraftChanged: ['There is no draft of the home page.', 'kasa home edit FILE writes one.'],
  VersionUnknown: ['There is no such version of the home page.', 'kasa home versions lists them.'],
  PublishAtInvalid: ['There is no such time: the clocks skip it that night, or it is no date.', 'Name another time.'],
  PublishAtPast: ['The time to publish it is over.', 'Name a time in the future, or use --publish.'],
  ChangedSince: [
    'Somebody else has published other blocks meanwhile.',
    'Run kasa home edit again with what is there now.',
  ],
};

/** `home`: the page that the faults are in. */
function homeError({ kind, faults = [], paths = [], changedBy }: Refused, home: unknown): CliError {
  const [title, fix] = titles[kind] ?? [`It cannot be done like this (${kind}).`, 'Look at kasa home show.'];
  const where = paths.length > 0 ? ` (${paths.join(', ')}, by ${changedBy ?? 'somebody'})` : '';
  const said = faults.length > 0 ? `\n${listFaults('home', faults, home)}` : '';
  return new CliError({ code: 'HOME_REFUSED', title: `${title}${where}${said}`, fix });
}
