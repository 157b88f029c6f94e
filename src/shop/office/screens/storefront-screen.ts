// What the shop shows beside what it has to.
import { toggle } from '../fields/choice-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

export const storefrontScreen: SettingsScreen = {
  ...settingsEntries.storefront,
  sections: [
    {
      fields: [
        toggle('guaranteeNoticeOnProducts', 'storefrontSettings.guaranteeNotice', {
          hint: 'storefrontSettings.guaranteeNoticeHint',
        }),
      ],
    },
  ],
};
