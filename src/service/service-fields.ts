// What shoppers type on the service pages, and what is wrong with it.
import { isEmailAddress, toAsciiEmail } from '../email-address.ts';

/** Counted in characters. */
export const lookupLengths = { orderNumber: 40, orderEmail: 254 };

export type ContactFields = { name: string; email: string; orderNumber: string; message: string };

/** Counted in characters. All of them together fit into a form, whatever the script. */
export const contactLengths: Record<keyof ContactFields, number> = {
  name: 100,
  email: 254,
  orderNumber: 40,
  message: 3000,
};

/** Anyone who asks about a product names one or two; advertising names many. */
export const MAX_LINKS = 3;

export type ContactFault = 'NAME' | 'EMAIL' | 'MESSAGE' | 'LINKS';

export const faultyField: Record<ContactFault, keyof ContactFields> = {
  ...{ NAME: 'name', EMAIL: 'email', MESSAGE: 'message', LINKS: 'message' },
};

/** Lists them in the order of the form. */
export function checkContact({ name, email, message }: ContactFields): ContactFault[] {
  const links = message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  return [
    ...(name.trim() === '' ? (['NAME'] as const) : []),
    ...(isEmailAddress(toAsciiEmail(email)) ? [] : (['EMAIL'] as const)),
    ...(message.trim() === '' ? (['MESSAGE'] as const) : []),
    ...(links > MAX_LINKS ? (['LINKS'] as const) : []),
  ];
}
