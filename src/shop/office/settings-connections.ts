// Pages beside the documents: what connects the shop with others, and who changed what. Each for whoever may open it.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { type OfficeRouteName, officeUrlOf } from '../../office-addresses.ts';

type Connection = { route: OfficeRouteName; title: MessageKey; about: MessageKey; href: () => string };

export const settingsConnections: readonly Connection[] = [
  {
    ...{ route: 'secrets', title: 'settings.secrets', about: 'settings.secretsAbout' },
    href: () => officeUrlOf('secrets'),
  },
  {
    ...{ route: 'webhooks', title: 'settings.webhooks', about: 'settings.webhooksAbout' },
    href: () => officeUrlOf('webhooks'),
  },
  {
    ...{ route: 'apiKeys', title: 'settings.apiKeys', about: 'settings.apiKeysAbout' },
    href: () => officeUrlOf('apiKeys'),
  },
  {
    ...{ route: 'extensions', title: 'settings.extensions', about: 'settings.extensionsAbout' },
    href: () => officeUrlOf('extensions'),
  },
  {
    ...{ route: 'redirects', title: 'settings.redirects', about: 'settings.redirectsAbout' },
    href: () => officeUrlOf('redirects'),
  },
  {
    ...{ route: 'searches', title: 'settings.searches', about: 'settings.searchesAbout' },
    href: () => officeUrlOf('searches'),
  },
  {
    ...{ route: 'auditLog', title: 'settings.log', about: 'settings.logAbout' },
    href: () => officeUrlOf('auditLog', { kind: 'settings.changed' }),
  },
];
