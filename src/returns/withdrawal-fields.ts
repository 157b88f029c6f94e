// What a shopper types to withdraw from a contract: little is required, because the law lets nothing more be asked.
import { isEmailAddress, toAsciiEmail } from '../email-address.ts';

export type WithdrawalFields = {
  name: string;
  /** With the e-mail address of the order, it opens the order's lines. */
  orderNumber: string;
  orderEmail: string;
  /** The contract in the shopper's own words, where the number is not at hand. */
  contract: string;
  reason: string;
  /** Meant for the acknowledgement; empty: that of the order. */
  email: string;
};

export type WithdrawalField = keyof WithdrawalFields;
export type WithdrawalProblem = { name: WithdrawalField; problem: 'MISSING' | 'EMAIL' };

export const emptyWithdrawal: WithdrawalFields = {
  name: '',
  orderNumber: '',
  orderEmail: '',
  contract: '',
  reason: '',
  email: '',
};

/** Counted in characters. All of them together fit into a form, whatever the script. */
export const withdrawalLengths: Record<WithdrawalField, number> = {
  name: 100,
  orderNumber: 40,
  orderEmail: 254,
  contract: 500,
  reason: 500,
  email: 254,
};

/** Lists them in the order of the form. */
export function checkWithdrawal(fields: WithdrawalFields): WithdrawalProblem[] {
  const { name, orderNumber, orderEmail, contract, email } = fields;
  const problems: WithdrawalProblem[] = [];
  if (isBlank(name)) problems.push({ name: 'name', problem: 'MISSING' });
  if (isBlank(orderEmail)) problems.push({ name: 'orderEmail', problem: 'MISSING' });
  else if (!isEmailAddress(toAsciiEmail(orderEmail))) problems.push({ name: 'orderEmail', problem: 'EMAIL' });
  if (isBlank(orderNumber) && isBlank(contract)) problems.push({ name: 'orderNumber', problem: 'MISSING' });
  if (!isBlank(email) && !isEmailAddress(toAsciiEmail(email))) problems.push({ name: 'email', problem: 'EMAIL' });
  return problems;
}

/** The address that the acknowledgement goes to, as mail servers take it. */
export function receiptEmail({ email, orderEmail }: Pick<WithdrawalFields, 'email' | 'orderEmail'>): string {
  return toAsciiEmail(isBlank(email) ? orderEmail : email);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
