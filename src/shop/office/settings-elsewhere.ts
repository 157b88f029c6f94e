// The documents whose screens are pages of their own. Where there is no page yet, a command sets them.
import { officeUrlOf } from '../../office-addresses.ts';
import type { SettingsElsewhere } from './settings-screen.ts';

export const settingsElsewhere: readonly SettingsElsewhere[] = [
  {
    ...{ document: 'identity', group: 'shop', title: 'settings.identity', about: 'settings.identityAbout' },
    href: () => officeUrlOf('shopSetup', { step: 'name' }),
  },
  {
    document: 'home',
    group: 'shop',
    title: 'settings.home',
    about: 'settings.homeAbout',
    href: () => officeUrlOf('homeEditor'),
  },
  { document: 'pages', group: 'shop', title: 'settings.pages', about: 'settings.pagesAbout', href: null },
  {
    ...{ document: 'navigation', group: 'shop', title: 'settings.navigation', about: 'settings.navigationAbout' },
    href: () => officeUrlOf('menuEditor'),
  },
  {
    ...{
      document: 'product-fields',
      group: 'shop',
      title: 'settings.productFields',
      about: 'settings.productFieldsAbout',
    },
    href: () => officeUrlOf('productFields'),
  },
  {
    ...{ document: 'mail-texts', group: 'customers', title: 'settings.mailTexts', about: 'settings.mailTextsAbout' },
    href: () => officeUrlOf('mails'),
  },
];
