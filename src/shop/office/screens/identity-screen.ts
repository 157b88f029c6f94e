// What the shop is called and how it signs: on every page, in e-mails, on home screens.
import { choice } from '../fields/choice-fields.tsx';
import { picture } from '../fields/logo-field.tsx';
import { part } from '../fields/part-field.tsx';
import { rows } from '../fields/rows-field.tsx';
import { localised, text } from '../fields/text-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';

/** Names that are the same in every language. */
const stores = [
  { id: 'app-store', text: 'App Store' },
  { id: 'google-play', text: 'Google Play' },
];

export const identityScreen: SettingsScreen = {
  ...settingsEntries.identity,
  sections: [
    {
      fields: [
        text('name', 'identitySettings.name', { maxLength: 80 }),
        localised('tagline', 'identitySettings.tagline', { maxLength: 120, hint: 'identitySettings.taglineHint' }),
      ],
    },
    {
      title: 'identitySettings.logoAndIcon',
      fields: [
        part('logo', 'identitySettings.ownLogo', {
          hint: 'identitySettings.ownLogoHint',
          start: { light: null, dark: null },
          fields: [
            picture('light', 'identitySettings.logoLight', { isNeeded: true }),
            picture('dark', 'identitySettings.logoDark', { hint: 'identitySettings.logoDarkHint' }),
          ],
        }),
        picture('icon', 'identitySettings.icon', { hint: 'identitySettings.iconHint' }),
      ],
    },
    {
      title: 'identitySettings.drawings',
      hint: 'identitySettings.drawingsHint',
      fields: [
        picture('drawings.empty-cart', 'identitySettings.emptyCart', { isDrawing: true }),
        picture('drawings.not-found', 'identitySettings.notFound', { isDrawing: true }),
        picture('drawings.failure', 'identitySettings.failure', { isDrawing: true }),
      ],
    },
    {
      title: 'identitySettings.apps',
      fields: [
        rows('appStores', 'identitySettings.appStores', {
          hint: 'identitySettings.appStoresHint',
          title: ({ store, url }) => [stores.find(({ id }) => id === store)?.text, url].filter(Boolean).join(': '),
          add: ({ t }) => t('identitySettings.addApp'),
          newRow: (rowsSoFar) => ({
            store: stores.find(({ id }) => !rowsSoFar.some(({ store }) => store === id))?.id ?? '',
            url: 'https://',
          }),
          fields: [
            choice('store', 'identitySettings.store', { options: () => stores }),
            text('url', 'identitySettings.appUrl', { type: 'url', maxLength: 300 }),
          ],
        }),
      ],
    },
  ],
};
