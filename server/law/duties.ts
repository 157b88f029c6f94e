// Every duty of the law that a shop of this kind has, or may think that it has: a row here is a row of the office's page, of
// `kasa law`, and, with what it lacks, of `kasa doctor` and the first run.
import { type DutyKey, dutyKeys } from '#src/law/duty-keys.ts';
import {
  afterWithdrawal,
  garanLabel,
  guaranteeNotice,
  orderButton,
  repair,
  withdrawalFunction,
} from './duties/buying-duties.ts';
import { equipment } from './duties/equipment-duty.ts';
import { greenClaims, lowestPrice, productSafety, unitPrice } from './duties/goods-duties.ts';
import { customs, dac7, eet, ownLaw, vida } from './duties/other-duties.ts';
import { accessibility, companyData, legalPages, personalData } from './duties/seller-duties.ts';
import { cashRegister, eInvoice, invoices, ksef, packaging, vat } from './duties/tax-duties.ts';
import type { Duty } from './duty.ts';

const byKey: Record<DutyKey, Duty> = {
  ...{ ownLaw, companyData, legalPages, accessibility, personalData },
  ...{ withdrawalFunction, afterWithdrawal, guaranteeNotice, garanLabel, orderButton, repair },
  ...{ lowestPrice, unitPrice, productSafety, greenClaims },
  ...{ vat, invoices, ksef, eInvoice, cashRegister, packaging, equipment },
  ...{ customs, dac7, vida, eet },
};

export const duties: readonly Duty[] = dutyKeys.map((key) => byKey[key]);
