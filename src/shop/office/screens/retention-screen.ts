// How long personal data are kept.
import { whole } from '../fields/number-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

export const retentionScreen: SettingsScreen = {
  ...settingsEntries.retention,
  sections: [
    {
      title: 'retentionSettings.byLaw',
      fields: [
        whole('bookkeepingYears', 'retentionSettings.bookkeepingYears', {
          isNullable: true,
          hint: 'retentionSettings.bookkeepingYearsHint',
        }),
        whole('claimsYears', 'retentionSettings.claimsYears', {
          isNullable: true,
          hint: 'retentionSettings.claimsYearsHint',
        }),
      ],
    },
    {
      title: 'retentionSettings.byShop',
      fields: [
        whole('unpaidOrderDays', 'retentionSettings.unpaidOrderDays'),
        whole('technicalDays', 'retentionSettings.technicalDays', { hint: 'retentionSettings.technicalDaysHint' }),
        whole('auditYears', 'retentionSettings.auditYears'),
      ],
    },
  ],
};
