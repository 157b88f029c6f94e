// `kasa settings history` and `kasa settings back`: what a document said before, and the way back to it.
import { listChangedValues, readSettingsChange, withoutPictures } from '#server/shop/settings/settings-difference.ts';
import { findSettings, listSettingsVersions } from '#server/shop/settings-store.ts';
import type { SettingsDocument } from '#src/shop/settings-list.ts';
import { CliError } from '../../cli-errors.ts';
import { readShopClock } from '../shop-clock.ts';
import { withDatabase } from '../with-database.ts';
import { storeTold, tellEffects } from './settings-effects.ts';
import { listFaults } from './settings-faults.ts';

const MOST_LISTED = 20;
const LONGEST_SHOWN = 80;

type HistoryFlags = { before?: number; json?: boolean };

/** Each with what it has changed, by the paths that `kasa settings set --set` takes. */
export async function showHistory(
  document: SettingsDocument,
  { before = null, json }: Omit<HistoryFlags, 'before'> & { before?: number | null },
): Promise<void> {
  const { versions, clock } = await withDatabase(async ({ db }) => {
    const listed = await listSettingsVersions(db, document, { before, limit: MOST_LISTED });
    const versions = await Promise.all(
      listed.map(async ({ version, changedAt, changedBy }) => {
        const change = await readSettingsChange(db, document, version);
        return { version, changedAt, changedBy, changed: change ? listChangedValues(change.before, change.after) : [] };
      }),
    );
    return { versions, clock: await readShopClock(db) };
  });
  if (json) return console.log(JSON.stringify({ ok: true, document, versions }));
  if (versions.length === 0) console.log(`Nobody has set ${document} ${before === null ? 'yet' : 'before that'}.`);
  for (const { version, changedAt, changedBy, changed } of versions) {
    console.log(`${String(version).padStart(5)}  ${clock.moment(changedAt)}  ${changedBy}`);
    for (const each of changed) console.log(`       ${each.path}: ${shown(each.before)} -> ${shown(each.after)}`);
  }
  const oldest = versions.at(-1)?.version ?? 0;
  if (oldest > 1 && versions.length === MOST_LISTED)
    console.log(`Older ones: kasa settings history ${document} --before ${oldest}`);
}

function shown(value: unknown): string {
  const text = JSON.stringify(withoutPictures(value));
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Nothing in between is lost: it is stored as a version of its own. */
export async function goBack(document: SettingsDocument, of: number, { json }: { json?: boolean }): Promise<void> {
  const stored = await withDatabase(async ({ db, now }) => {
    const former = Number.isInteger(of) ? await findSettings(db, document, of) : null;
    if (!former) throw noVersion(document, of);
    const change = { document, data: former.data, now: now(), isRestored: true };
    const done = await storeTold(db, change);
    if (!done.ok) throw noLongerValid(document, of, listFaults(document, done.error.faults, former.data));
    return done;
  });
  const { version, isNew, told } = stored.value;
  tellEffects(told);
  if (json) console.log(JSON.stringify({ ok: true, document, version, isNew }));
  else if (isNew) console.log(`What version ${of} of ${document} said is in force again, as version ${version}.`);
  else console.log(`That is in force already, as version ${version} of ${document}; nothing was changed.`);
}

function noVersion(document: SettingsDocument, of: number): CliError {
  return new CliError({
    code: 'VERSION_UNKNOWN',
    title: `There is no version ${of} of ${document}.`,
    fix: `"kasa settings history ${document}" lists them.`,
  });
}

function noLongerValid(document: SettingsDocument, of: number, faults: string): CliError {
  return new CliError({
    code: 'SETTINGS_INVALID',
    title: `Version ${of} of ${document} was not stored again; by now it has faults:\n${faults}`,
    fix: `Begin with it and mend them: "kasa settings edit ${document}".`,
  });
}
