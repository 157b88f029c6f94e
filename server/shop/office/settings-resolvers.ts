import { memberStates } from '#src/countries/country.ts';
import { KasaError } from '#src/errors.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { MessageParams } from '#src/i18n/translate.ts';
import type { Result } from '#src/result.ts';
import { isSettingsDocument, type SettingsDocument, settingsNames } from '#src/shop/settings-list.ts';
import { showWriters } from '../../history/show-writers.ts';
import { nameOfWriter } from '../../history/writer-names.ts';
import { translateTo } from '../../i18n/translations.ts';
import type {
  Resolvers,
  SettingsChoices,
  SettingsData,
  SettingsSaved,
  SettingsState,
} from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { previewSettings } from '../change-settings.ts';
import type { SettingsFault } from '../effects/setting-rules.ts';
import { withNeutralSettings } from '../neutral-settings.ts';
import { restoreSettings, type SaveRefusal, saveSettings } from '../settings/save-settings.ts';
import { readSettingsChange } from '../settings/settings-difference.ts';
import { findSettings, listSettings, listSettingsVersions } from '../settings-store.ts';
import { showEffects } from './show-effects.ts';

const VERSIONS_SHOWN = 20;

/** What the screens of the settings show that features to the right of this one know. */
export type SettingsParts = {
  /** What the shop lacks, by document. */
  listLacks(context: OfficeContext): Promise<(SettingsState['lacks'][number] & { document: string })[]>;
  readChoices(context: OfficeContext): Promise<SettingsChoices>;
};

export function createSettingsResolvers(parts: SettingsParts): Resolvers {
  return {
    Query: {
      settingsDocuments: (_, __, context) => listStates(context, parts),
      settingsDocument: (_, { name }, context) => showDocument(context, readName(name)),
      async settingsVersions(_, { name, before = null }, context) {
        const rows = await listSettingsVersions(context.db, readName(name), { before, limit: VERSIONS_SHOWN + 1 });
        const versions = await showWriters(context, rows.slice(0, VERSIONS_SHOWN));
        return {
          versions: versions.map(({ changedAt, ...version }) => ({ ...version, changedAt: changedAt.toISOString() })),
          after: rows.length > VERSIONS_SHOWN ? (versions.at(-1)?.version ?? null) : null,
        };
      },
      async settingsChange(_, { name, version }, { db }) {
        const change = await readSettingsChange(db, readName(name), version);
        return change && { before: JSON.stringify(change.before), after: JSON.stringify(change.after) };
      },
      settingsChoices: (_, __, context) => parts.readChoices(context),
    },
    Mutation: {
      async previewSettings(_, { name, data }, context) {
        const { db, now } = context;
        const given = { document: readName(name), data: readData(data), now: now() };
        const previewed = await previewSettings(db, given);
        if (previewed.ok) return { faults: [], effects: showEffects(context, previewed.value) };
        return { faults: showFaults(context, previewed.error.faults), effects: [] };
      },
      async saveSettings(_, { name, version, data, told }, context) {
        const given = { document: readName(name), version, data: readData(data), told };
        return showSaved(context, await saveSettings(context, given));
      },
      async restoreSettings(_, { name, version, of, told }, context) {
        return showSaved(context, await restoreSettings(context, { document: readName(name), version, of, told }));
      },
    },
  };
}

async function listStates(context: OfficeContext, parts: SettingsParts): Promise<SettingsState[]> {
  const lacks = await parts.listLacks(context);
  return settingsNames.map((name) => ({
    name,
    lacks: lacks.filter(({ document }) => document === name).map(({ kind, about }) => ({ kind, about })),
  }));
}

/** What it says while nobody has set it is its version 0. */
async function showDocument(context: OfficeContext, name: SettingsDocument): Promise<SettingsData> {
  const { db } = context;
  const stored = await findSettings(db, name);
  const [shown] = await showWriters(context, stored ? [stored] : []);
  const data = stored?.data ?? withNeutralSettings(await listSettings(db))[name];
  return {
    ...{ name, version: stored?.version ?? 0, data: JSON.stringify(data) },
    changedAt: stored?.changedAt.toISOString() ?? null,
    changedBy: shown?.changedBy ?? null,
  };
}

async function showSaved(
  context: OfficeContext,
  saved: Result<{ version: number }, SaveRefusal>,
): Promise<SettingsSaved> {
  if (saved.ok) return { version: saved.value.version, faults: [], effects: [] };
  const { error } = saved;
  return {
    refusal: error.kind,
    by: error.kind === 'SettingsChanged' ? await nameOfWriter(context.db, error.by) : null,
    faults: error.kind === 'InvalidSettings' ? showFaults(context, error.faults) : [],
    effects: error.kind === 'EffectsUntold' ? showEffects(context, error.effects) : [],
  };
}

/** Shows the faults in the reader's language where there are words for them. */
function showFaults({ staff }: Pick<OfficeContext, 'staff'>, faults: readonly SettingsFault[]) {
  const locale = staff?.locale ?? 'en';
  const t = translateTo(locale);
  return faults.map(({ path, message, key, values }) => ({
    path,
    message: key ? t(key, values && inWords(values, locale)) : t('settingFault.other', { message }),
  }));
}

/** A country is said by its name. */
function inWords(values: MessageParams, locale: Locale): MessageParams {
  const isCode = (value: unknown) => memberStates.some((country) => country === value);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isCode(value) ? countryName(locale, String(value)) : value]),
  );
}

function readName(name: string): SettingsDocument {
  if (!isSettingsDocument(name)) throw new KasaError('BAD_REQUEST', 'There is no such document.');
  return name;
}

function readData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new KasaError('BAD_REQUEST', 'The document is not JSON.');
  }
}
