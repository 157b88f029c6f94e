import type { Company } from '#src/shop/company.ts';
import { type InvoiceSettings, invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import type { Db } from '../database/connect.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { findSettings } from '../shop/settings-store.ts';

export type InvoiceTerms = { settings: InvoiceSettings; company: Company; timeZone: string };

/** Who sells, by whose days, and in which series: as it is in force. */
export async function readInvoiceTerms(db: Db): Promise<InvoiceTerms> {
  const [settings, company, timeZone] = [
    await findSettings(db, 'invoices'),
    await findSettings(db, 'company'),
    await readTimeZone(db),
  ];
  return {
    settings: settings?.data ?? invoiceSettingsSchema.parse({}),
    company: withNeutralSettings({ ...(company && { company: company.data }) }).company,
    timeZone,
  };
}
