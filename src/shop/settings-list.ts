// The documents of the settings by name, with what a command says that each holds. Apart from their schemas, which bring
// zod: a list of commands and a browser need the names alone.
export const settingsList = {
  identity: 'name and logo',
  brand: 'the colours, the typeface and the shape of pictures',
  home: 'the blocks of the home page',
  company: 'who sells',
  markets: 'where the shop sells, in which languages and currencies',
  pages: 'the terms and the other pages of text',
  navigation: 'which collections stand in the menu',
  payments: 'payment methods in their order, bank account, cash on delivery',
  taxes: 'the home country, the one-stop shop and rates of your own',
  delivery: 'ways of delivery, countries, prices and days',
  carriers: 'what carriers need to make labels',
  mail: 'who e-mails come from and who is told of orders',
  'mail-texts': 'your own words in e-mails',
  invoices: 'when invoices are made, for whom, and their numbers',
  retention: 'how long personal data are kept (kasa retention)',
  marketing: 'the newsletter and reminders of unfinished orders',
  reviews: 'whether buyers are asked for reviews',
  'product-fields': 'fields of your own for products',
  stock: 'when stock is low, and who is told',
  storefront: 'what the shop shows',
  assistants: 'whether assistants may shop here, and which crawlers may read',
} as const;

export type SettingsDocument = keyof typeof settingsList;

export const settingsNames = Object.keys(settingsList) as SettingsDocument[];

export function isSettingsDocument(name: string): name is SettingsDocument {
  return Object.hasOwn(settingsList, name);
}
