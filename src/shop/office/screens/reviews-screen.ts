// Whether buyers are asked for reviews, and when.
import { whole } from '../fields/number-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

export const reviewsScreen: SettingsScreen = {
  ...settingsEntries.reviews,
  sections: [
    {
      fields: [
        whole('askDaysAfterDelivery', 'reviewSettings.askDays', {
          isNullable: true,
          hint: 'reviewSettings.askDaysHint',
        }),
      ],
    },
  ],
};
