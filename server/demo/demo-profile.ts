// The shop profile of the demo: Pracownia Plakatu, a poster workshop that does not exist.
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { demoDrawings } from './demo-drawings.ts';
import { demoPaymentSettings } from './demo-payment-settings.ts';
import { demoTexts } from './demo-texts.ts';

// A poster with a turned corner, in the colours of the theme.
const icon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<path fill="#C8371F" d="M5 2h15l7 7v21H5z"/><path fill="#F0BE4B" d="M20 2l7 7h-7z"/>',
  '<path fill="#FBF8F2" d="M10 13h4v5l5-5h5l-6 6 6 7h-5l-5-6v6h-4z"/></svg>',
].join('');

export const demoProfile: ShopProfile = {
  identity: { name: 'Pracownia Plakatu', drawings: demoDrawings, icon },
  texts: demoTexts,
  company: {
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
    phone: '+48 22 000 00 00',
    email: 'sklep@pracownia-plakatu.example',
    safetyEmail: 'bezpieczenstwo@pracownia-plakatu.example',
  },
  payments: demoPaymentSettings,
  // No mail server takes it, and no answer reaches it.
  mail: { sender: 'Pracownia Plakatu <sklep@pracownia-plakatu.example>' },
  appStores: [],
};
