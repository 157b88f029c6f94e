// What the demo sets: Pracownia Plakatu, a poster workshop that does not exist. Documents like any merchant's.
import { byLocale } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { homeMarketsDelivery } from '../shop/delivery-presets/home-markets.ts';
import { demoDrawings, demoLogo } from './demo-drawings.ts';
import { demoPaymentSettings } from './demo-payment-settings.ts';
import { demoTexts } from './demo-texts.ts';

// A poster with a turned corner, in the colours of the theme.
const icon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<path fill="#C8371F" d="M5 2h15l7 7v21H5z"/><path fill="#F0BE4B" d="M20 2l7 7h-7z"/>',
  '<path fill="#FBF8F2" d="M10 13h4v5l5-5h5l-6 6 6 7h-5l-5-6v6h-4z"/></svg>',
].join('');

/** Paper and ink, and vermilion for what is to be pressed. */
const brand = {
  light: {
    ...{ ground: '#fbf8f2', raised: '#ffffff', sunken: '#f6f1e7', wall: '#f3ede1', ink: '#17130e', softInk: '#5e564b' },
    ...{ line: '#e4dccd', controlLine: '#857b6c', accent: '#c8371f', onAccent: '#ffffff' },
    ...{ ultramarine: '#2443b8', leaf: '#1f6b4a', mustard: '#a87400' },
  },
  dark: {
    ...{ ground: '#141210', raised: '#1d1a17', sunken: '#100e0c', wall: '#3a342d', ink: '#f4efe6', softInk: '#b3a999' },
    ...{ line: '#37312a', controlLine: '#857b6c', accent: '#ff6a4d', onAccent: '#141210' },
    ...{ ultramarine: '#8fa5ff', leaf: '#6ccb9b', mustard: '#f0be4b' },
  },
  pictures: 'hung',
};

const homeTexts = (name: keyof (typeof demoTexts)['pl']['home']) => byLocale((locale) => demoTexts[locale].home[name]);

const company = {
  legalName: 'Pracownia Plakatu',
  address: { street: 'ul. Przykładowa 1', postalCode: '00-001', city: 'Warszawa', country: 'PL' },
  responsiblePerson: '',
  vatId: 'PL0000000000',
  taxNumber: '000-000-00-00',
  registryNumber: '000000000',
  register: '',
  krs: '',
  kvk: '',
  wIdNr: '',
  lucid: '',
  weee: '',
  batteries: '',
  bdo: '',
  shareCapital: '',
  phone: '+48 22 000 00 00',
  openingHours: 'Mo-Fr 09:00-17:00',
  email: 'sklep@pracownia-plakatu.example',
  safetyEmail: 'bezpieczenstwo@pracownia-plakatu.example',
};

export const demoDocuments = {
  identity: {
    name: 'Pracownia Plakatu',
    tagline: byLocale((locale) => demoTexts[locale].tagline),
    logo: { light: demoLogo, dark: null },
    icon,
    drawings: demoDrawings,
    appStores: [],
  },
  brand,
  home: {
    description: homeTexts('description'),
    allGoods: byLocale((locale) => demoTexts[locale].allGoods),
    blocks: [
      { kind: 'hero', headline: homeTexts('headline'), lead: homeTexts('lead') },
      { kind: 'line', title: homeTexts('showcase') },
      { kind: 'collections', title: homeTexts('collections') },
      { kind: 'newest', title: {} },
    ],
  },
  company,
  markets: everyMarket,
  payments: demoPaymentSettings,
  taxes: { homeCountry: 'PL', oss: true },
  delivery: homeMarketsDelivery,
  reviews: { askDaysAfterDelivery: 7 },
  // No mail server takes it, and no answer reaches it.
  mail: { sender: 'sklep@pracownia-plakatu.example' },
  marketing: { newsletter: true, cartReminder: { isOn: true } },
} satisfies Partial<Record<SettingsDocument, unknown>>;
