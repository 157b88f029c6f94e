// Whether buyers are asked for reviews, and when.
import { whole } from '../fields/number-fields.tsx';
import type { SettingsScreen } from '../settings-screen.ts';

export const reviewsScreen: SettingsScreen = {
  ...{ document: 'reviews', group: 'customers', title: 'settings.reviews', about: 'settings.reviewsAbout' },
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
