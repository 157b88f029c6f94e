// What a draft may hold, whoever sends it.
import { z } from 'zod';
import { isPrintable, normaliseLineText } from '#src/catalogue/line-text.ts';
import { MAX_LINE_TEXT } from '#src/catalogue/line-text-limit.ts';
import { vatClasses } from '#src/countries/country.ts';
import { currencies } from '#src/currencies.ts';
import {
  type DraftContent,
  MAX_DRAFT_LINES,
  MAX_DRAFT_NOTE_LENGTH,
  MAX_LINE_KEY,
  MAX_LINE_QUANTITY,
  MAX_UNIT_MINOR,
  MAX_VALID_DAYS,
} from '#src/drafts/draft-content.ts';
import { locales } from '#src/i18n/locales.ts';
import { uuidInput } from '../database/uuid-input.ts';

const text = (most: number) => z.string().max(most).default('');
const currency = z.enum(currencies);
const minor = z.int().min(0).max(MAX_UNIT_MINOR);

const discount = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), basisPoints: z.int().min(0).max(10_000) }),
    z.strictObject({ kind: z.literal('amount'), minor, currency: currency.optional() }),
  ])
  .nullable()
  .default(null);

// Staff may agree on more than the product's page offers, but what slips cannot print nobody could make.
const asked = z.strictObject({
  label: z.string().max(100),
  text: z.string().transform(normaliseLineText).pipe(z.string().max(MAX_LINE_TEXT).refine(isPrintable)),
  minor,
  isExcepted: z.boolean(),
});

const line = z.strictObject({
  key: z.int().min(0).max(MAX_LINE_KEY).optional(),
  variantId: uuidInput.nullable().default(null),
  title: z.string().trim().min(1).max(200),
  variantTitle: text(200),
  sku: text(100),
  quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
  unitMinor: minor,
  vatClass: z.enum(vatClasses).default('standard'),
  discount,
  asked: asked.optional(),
  currency: currency.optional(),
});

const customer = z.strictObject({
  email: text(200),
  phone: text(30),
  fullName: text(100),
  line1: text(100),
  line2: text(100),
  postalCode: text(12),
  city: text(80),
  country: text(2),
  companyName: text(120),
  taxId: text(20),
});

export const draftContentSchema: z.ZodType<DraftContent> = z.strictObject({
  locale: z.enum(locales),
  lines: z.array(line).max(MAX_DRAFT_LINES),
  discount,
  customer: customer.prefault({}),
  shippingMethod: text(60),
  shippingMinor: minor.default(0),
  shippingCurrency: currency.optional(),
  note: text(MAX_DRAFT_NOTE_LENGTH),
  validDays: z.int().min(1).max(MAX_VALID_DAYS).default(7),
});
