import type { SettingsChoicesQuery, SettingsDataFieldsFragment } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownDocument = SettingsDataFieldsFragment;
export type SettingsChoices = SettingsChoicesQuery['settingsChoices'];

export const settingsListQuery = operationQuery('SettingsList', {});

export const settingsChoicesQuery = operationQuery('SettingsChoices', {});

export function settingsQuery(name: string) {
  return operationQuery('SettingsShow', { name });
}
