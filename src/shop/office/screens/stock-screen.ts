// The number from which on goods run low, and who is told.
import { toggle } from '../fields/choice-fields.tsx';
import { whole } from '../fields/number-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

export const stockScreen: SettingsScreen = {
  ...settingsEntries.stock,
  sections: [
    {
      fields: [
        whole('lowStockAt', 'stockSettings.lowStockAt', { isNullable: true, hint: 'stockSettings.lowStockAtHint' }),
        toggle('mailsLowStock', 'stockSettings.mails', { hint: 'stockSettings.mailsHint' }),
      ],
    },
  ],
};
