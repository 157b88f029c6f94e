// The rules of every document: a new document has a line here, and what it needs beside its schema in an object of its own.
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { assistantsRules, productFieldsRules, stockRules, storefrontRules } from '../effects/goods-effects.ts';
import { marketingRules, retentionRules, reviewsRules, taxesRules } from '../effects/law-effects.ts';
import { brandRules } from '../effects/look-effects.ts';
import { carriersRules, mailRules } from '../effects/sending-effects.ts';
import type { SettingRules } from '../effects/setting-rules.ts';
import { mailTextsRules, navigationRules } from '../effects/writing-effects.ts';
import { companyRules } from './company-rules.ts';
import { deliveryRules } from './delivery-rules.ts';
import { homeRules } from './home-rules.ts';
import { identityRules } from './identity-rules.ts';
import { invoicesRules } from './invoices-rules.ts';
import { marketsRules } from './markets-rules.ts';
import { pagesRules } from './pages-rules.ts';
import { paymentsRules } from './payments-rules.ts';

const settingsRules: { [Document in SettingsDocument]: SettingRules<Document> } = {
  identity: identityRules,
  brand: brandRules,
  home: homeRules,
  company: companyRules,
  markets: marketsRules,
  pages: pagesRules,
  navigation: navigationRules,
  payments: paymentsRules,
  taxes: taxesRules,
  delivery: deliveryRules,
  carriers: carriersRules,
  mail: mailRules,
  'mail-texts': mailTextsRules,
  invoices: invoicesRules,
  retention: retentionRules,
  marketing: marketingRules,
  reviews: reviewsRules,
  'product-fields': productFieldsRules,
  stock: stockRules,
  storefront: storefrontRules,
  assistants: assistantsRules,
};

/** Rules of whatever document, for whoever has its settings as whatever they are. */
export function rulesOf(document: SettingsDocument): SettingRules<SettingsDocument> {
  return settingsRules[document] as SettingRules<SettingsDocument>;
}
