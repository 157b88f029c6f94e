// `kasa settings versions` and `kasa settings back`: what a document said before, and the way back to it.
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { findSettings, listSettingsVersions } from '#server/shop/settings-store.ts';
import type { SettingsDocument } from '#src/shop/settings-list.ts';
import { CliError } from '../../cli-errors.ts';
import { withDatabase } from '../with-database.ts';
import { listFaults } from './settings-faults.ts';

const MOST_LISTED = 100;

export async function listVersions(document: SettingsDocument, { json }: { json?: boolean }): Promise<void> {
  const versions = await withDatabase(({ db }) =>
    listSettingsVersions(db, document, { before: null, limit: MOST_LISTED }),
  );
  if (json) return console.log(JSON.stringify({ ok: true, document, versions }));
  if (versions.length === 0) console.log(`Nobody has set ${document} yet.`);
  for (const { version, changedAt, changedBy } of versions)
    console.log(`${String(version).padStart(5)}  ${changedAt.toISOString()}  ${changedBy}`);
}

/** Nothing in between is lost: it is stored as a version of its own. */
export async function goBack(document: SettingsDocument, of: number, { json }: { json?: boolean }): Promise<void> {
  const stored = await withDatabase(async ({ db, now }) => {
    const former = Number.isInteger(of) ? await findSettings(db, document, of) : null;
    if (!former) throw noVersion(document, of);
    return inTransaction(db, (tx) => changeSettings(tx, { document, data: former.data, changedBy: 'cli', now: now() }));
  });
  if (!stored.ok) throw noLongerValid(document, of, listFaults(document, stored.error.faults));
  const { version, isNew } = stored.value;
  if (json) console.log(JSON.stringify({ ok: true, document, version, isNew }));
  else if (isNew) console.log(`What version ${of} of ${document} said is in force again, as version ${version}.`);
  else console.log(`That is in force already, as version ${version} of ${document}; nothing was changed.`);
}

function noVersion(document: SettingsDocument, of: number): CliError {
  return new CliError({
    code: 'VERSION_UNKNOWN',
    title: `There is no version ${of} of ${document}.`,
    fix: `"kasa settings versions ${document}" lists them.`,
  });
}

function noLongerValid(document: SettingsDocument, of: number, faults: string): CliError {
  return new CliError({
    code: 'SETTINGS_INVALID',
    title: `Version ${of} of ${document} was not stored again; by now it has faults:\n${faults}`,
    fix: `Begin with it and mend them: "kasa settings edit ${document}".`,
  });
}
