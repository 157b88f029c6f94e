// What the shop writes to people beside their orders.
import { toggle } from '../fields/choice-fields.tsx';
import { whole } from '../fields/number-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

export const marketingScreen: SettingsScreen = {
  ...settingsEntries.marketing,
  sections: [
    {
      fields: [
        toggle('newsletter', 'marketingSettings.newsletter', { hint: 'marketingSettings.newsletterHint' }),
        toggle('cartReminder.isOn', 'marketingSettings.cartReminder', { hint: 'marketingSettings.cartReminderHint' }),
        whole('cartReminder.afterHours', 'marketingSettings.afterHours'),
      ],
    },
  ],
};
