// What a merchant can set, each as a typed document that is kept in versions. Apart from the types, because zod is not
// for browsers.
import { z } from 'zod';
import { assistantSettingsSchema } from './assistants/assistant-settings.ts';
import { brandSchema } from './brand/brand.ts';
import { carrierSettingsSchema } from './carrier-settings.ts';
import { companySchema } from './company.ts';
import { deliverySettingsSchema } from './delivery-settings.ts';
import { homePageSchema } from './home-blocks.ts';
import { identitySchema } from './identity.ts';
import { invoiceSettingsSchema } from './invoices/invoice-settings.ts';
import { mailSettingsSchema } from './mail-settings.ts';
import { mailTextsSchema } from './mail-texts/mail-texts.ts';
import { marketsSchema } from './market-settings.ts';
import { marketingSettingsSchema } from './marketing-settings.ts';
import { productFieldsSchema } from './own-fields/product-fields.ts';
import { paymentSettingsSchema } from './payment-settings.ts';
import { retentionSettingsSchema } from './retention-settings.ts';
import { reviewSettingsSchema } from './review-settings.ts';
import type { SettingsDocument } from './settings-list.ts';
import { navigationSchema } from './shop-navigation.ts';
import { pagesSchema } from './shop-pages.ts';
import { stockSettingsSchema } from './stock-settings.ts';
import { taxSettingsSchema } from './tax-settings.ts';

export const settingsDocuments = {
  identity: identitySchema,
  brand: brandSchema,
  home: homePageSchema,
  company: companySchema,
  markets: marketsSchema,
  pages: pagesSchema,
  navigation: navigationSchema,
  payments: paymentSettingsSchema,
  taxes: taxSettingsSchema,
  delivery: deliverySettingsSchema,
  carriers: carrierSettingsSchema,
  mail: mailSettingsSchema,
  'mail-texts': mailTextsSchema,
  invoices: invoiceSettingsSchema,
  retention: retentionSettingsSchema,
  marketing: marketingSettingsSchema,
  reviews: reviewSettingsSchema,
  'product-fields': productFieldsSchema,
  stock: stockSettingsSchema,
  storefront: z.strictObject({
    /** The official notice of the legal guarantee also stands on every product's page. */
    guaranteeNoticeOnProducts: z.boolean().default(false),
  }),
  assistants: assistantSettingsSchema,
} satisfies Record<SettingsDocument, z.ZodType>;

export type { SettingsDocument } from './settings-list.ts';

export type SettingsOf<Document extends SettingsDocument> = z.output<(typeof settingsDocuments)[Document]>;
