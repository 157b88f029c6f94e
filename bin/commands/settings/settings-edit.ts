// `kasa settings edit`: a document in the merchant's own editor. What was written is never lost: with faults the editor
// opens again, and a file that is given up is kept.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { listSettings } from '#server/shop/settings-store.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { CliError } from '../../cli-errors.ts';
import { withDatabase } from '../with-database.ts';
import { storeTold, tellEffects } from './settings-effects.ts';
import { listFaults } from './settings-faults.ts';

export async function editSettings(document: SettingsDocument): Promise<void> {
  const inForce = await withDatabase(({ db }) => listSettings(db));
  const before = `${JSON.stringify(withNeutralSettings(inForce)[document], null, 2)}\n`;
  const file = join(await mkdtemp(join(tmpdir(), 'kasa-settings-')), `${document}.json`);
  await writeFile(file, before);
  let seen = before;
  for (;;) {
    await runEditor(file);
    const text = await readFile(file, 'utf8');
    if (text === before) {
      console.log(`Nothing was changed in ${document}.`);
      break;
    }
    const stored = await storeText(document, text);
    if (typeof stored === 'number') {
      console.log(`Stored as version ${stored} of ${document}; pages show it from now on.`);
      break;
    }
    // Saved once more as it is: whoever does that has no better idea.
    if (text === seen) throw givenUp(document, file, stored);
    seen = text;
    console.error(`The document ${document} has faults:\n${stored}\nThe editor opens again.`);
  }
  await rm(dirname(file), { recursive: true });
}

/** Its version, or its faults. The database is not kept open while somebody writes. */
async function storeText(document: SettingsDocument, text: string): Promise<number | string> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return `  it is not JSON: ${(error as Error).message}`;
  }
  const changed = await withDatabase(({ db, now }) => storeTold(db, { document, data, now: now() }));
  if (!changed.ok) return listFaults(document, changed.error.faults, data);
  tellEffects(changed.value.told);
  return changed.value.version;
}

/** Starts it through a shell: $EDITOR may hold arguments. */
async function runEditor(file: string): Promise<void> {
  const editor = process.env.VISUAL || process.env.EDITOR || 'vi';
  const child = spawn(`${editor} "$KASA_EDITED_FILE"`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, KASA_EDITED_FILE: file },
  });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  throw new CliError({
    code: 'EDITOR_FAILED',
    title: `The editor "${editor}" ended with ${code ?? 'a signal'}; what it wrote is in ${file}.`,
    fix: 'Set EDITOR to one that is installed, hand the file to "kasa settings set", or change single values there: --set PATH=VALUE.',
  });
}

function givenUp(document: SettingsDocument, file: string, faults: string): CliError {
  return new CliError({
    code: 'SETTINGS_INVALID',
    title: `The document ${document} was not stored; it has faults:\n${faults}`,
    fix: `What you wrote is kept: mend it and run "kasa settings set ${document} ${file}".`,
  });
}
