// The sender of e-mails, the address for answers, and who is told of orders.
import { z } from 'zod';
import { settingFaults } from './setting-faults.ts';

const address = z.email(settingFaults.email).or(z.literal('')).default('');

export const mailSettingsSchema = z.strictObject({
  /** The name is the shop's. MAIL_FROM, when it is set, stands instead of both. */
  sender: address,
  /** The address for shoppers' answers; without it, they go to the sender. */
  replyTo: address,
  /** The address that is told of paid orders, disputes and withdrawals; MERCHANT_EMAIL stands instead of it. */
  merchant: address,
});

export type MailSettings = z.output<typeof mailSettingsSchema>;
