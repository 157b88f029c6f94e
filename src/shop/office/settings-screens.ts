// Every document of the settings in the office, in the order of the list. A new document is one object here.

import { brandScreen } from './screens/brand-screen.tsx';
import { mailScreen } from './screens/mail-screen.ts';
import { retentionScreen } from './screens/retention-screen.ts';
import { settingsElsewhere } from './settings-elsewhere.ts';
import type { SettingsElsewhere, SettingsScreen } from './settings-screen.ts';

export const settingsScreens: readonly SettingsScreen[] = [brandScreen, mailScreen, retentionScreen];

export type ListedSettings = SettingsScreen | SettingsElsewhere;

export const listedSettings: readonly ListedSettings[] = [...settingsElsewhere, ...settingsScreens];

export function findScreen(document: string): SettingsScreen | null {
  return settingsScreens.find((screen) => screen.document === document) ?? null;
}
