// What the shop shows beside what it has to.
import { toggle } from '../fields/choice-fields.tsx';
import type { SettingsScreen } from '../settings-screen.ts';

export const storefrontScreen: SettingsScreen = {
  ...{ document: 'storefront', group: 'shop', title: 'settings.storefront', about: 'settings.storefrontAbout' },
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
