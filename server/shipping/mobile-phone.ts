// Lockers open by a code in a text message, which no landline reads.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The carriers whose lockers send it to telephones of one country alone. */
const messagedCountries: Readonly<Record<string, string>> = { inpost: 'PL', 'orlen-paczka': 'PL' };

/** `phone` in its international form. */
export function canOpenLocker(carrier: string, phone: string): boolean {
  const country = messagedCountries[carrier];
  if (!country) return true;
  // The numbers that this parser knows are mobile ones.
  const mobile = parsePhoneNumberFromString(phone);
  return mobile?.country === country && mobile.isValid();
}
