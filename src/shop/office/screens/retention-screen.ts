// How long personal data are kept.
import { whole } from '../fields/number-fields.tsx';
import type { SettingsScreen } from '../settings-screen.ts';

export const retentionScreen: SettingsScreen = {
  ...{ document: 'retention', group: 'customers', title: 'settings.retention', about: 'settings.retentionAbout' },
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
