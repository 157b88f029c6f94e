// The collections of the demo shop, in their order. The CSV's collections column names them by handle; their texts stand in
// `texts/`, because a Shopify product file has no place for them.
import { byLocale } from '#src/i18n/locales.ts';
import { demoTexts } from './demo-texts.ts';

/** Handle -> file name of the drawing that stands for the collection. */
const drawings = {
  plakaty: 'kot-kamienica.svg',
  pocztowki: 'pocztowki-paw.svg',
  ramy: 'rama-dab.svg',
  papier: 'papier-zuraw.svg',
  zestawy: 'zestaw-jamnik.svg',
  ksiazki: 'ksiazka-ciach.svg',
};

export const demoCollections = Object.entries(drawings).map(([handle, drawing], index) => ({
  handle,
  drawing,
  position: index + 1,
  texts: byLocale((locale) => {
    const text = demoTexts[locale].collections[handle];
    if (!text) throw new Error(`no text of the collection ${handle} in ${locale}`);
    return text;
  }),
}));
