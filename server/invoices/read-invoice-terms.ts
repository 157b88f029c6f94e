import { timeZoneOf } from '#src/countries/time-zone.ts';
import type { Company } from '#src/shop/company.ts';
import { type InvoiceSettings, invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import type { Db } from '../database/connect.ts';
import { sellerOf } from '../shop/neutral-settings.ts';
import { listSettings } from '../shop/settings-store.ts';

export type InvoiceTerms = { settings: InvoiceSettings; company: Company; timeZone: string };

/** Reads who sells, by whose days, and in which series: as it is in force. */
export async function readInvoiceTerms(db: Db): Promise<InvoiceTerms> {
  const { invoices, ...sellers } = await listSettings(db, { only: ['invoices', 'company', 'taxes'] });
  const { company, taxes } = sellerOf(sellers);
  return { settings: invoices ?? invoiceSettingsSchema.parse({}), company, timeZone: timeZoneOf(taxes.homeCountry) };
}
