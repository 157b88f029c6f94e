// Why a document of the settings is not saved.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const settingsRefusals = {
  InvalidSettings: 'settings.refusedInvalid',
  EffectsUntold: 'settings.refusedUntold',
  SettingsChanged: 'settings.refusedChanged',
  NotProven: 'settings.refusedNotProven',
  VersionUnknown: 'settings.refusedVersion',
} as const satisfies RefusalMessages;
