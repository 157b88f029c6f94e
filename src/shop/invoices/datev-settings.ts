// The merchant's own table of accounts, as the tax adviser keeps it in DATEV.
import { z } from 'zod';
import { memberStates } from '../../countries/country.ts';
import { settingFaults } from '../setting-faults.ts';
import { monthNumbers } from './month-numbers.ts';

const account = z
  .string()
  .trim()
  .regex(/^\d{4,9}$/, settingFaults.account);

export const datevSettingsSchema = z.strictObject({
  /** Null: nobody has said it. */
  consultant: z.number().int().min(1_001).max(9_999_999).nullable().default(null),
  client: z.number().int().min(1).max(99_999).nullable().default(null),
  /** The month in which the company's financial year begins. */
  yearBegins: z.enum(monthNumbers).default('01'),
  /** What customers owe, until it is paid. */
  customers: account.default('10000'),
  /** The accounts on which sales of a state's VAT at a rate are booked: automatic accounts, which know their rate. */
  accounts: z
    .array(
      z.strictObject({
        country: z.enum(memberStates, settingFaults.memberState),
        percent: z.number().min(0).max(50),
        account,
      }),
    )
    .max(200)
    .default([]),
});
