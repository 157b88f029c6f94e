// How each field is formatted, and when it is complete or wrong. Pure: without the DOM.
import { brandLengths, cardBrand, cvcLength, groupCardNumber, passesLuhn } from '../methods/card-brands.ts';
import { ibanRules } from './iban-field-rules.ts';
import type { PartContext, PartName, PartReading, PartRules } from './part-rules.ts';

const YEARS_AHEAD = 50;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const digitsOnly = { inputMode: 'numeric', significant: /\d/ } as const;

export const partRules: Record<PartName, PartRules> = {
  number: {
    inputName: 'cardnumber',
    ...digitsOnly,
    autocomplete: 'cc-number',
    label: 'cardNumberLabel',
    unfinished: 'incomplete_number',
    format(typed) {
      const digits = digitsOf(typed);
      const brand = cardBrand(digits);
      return groupCardNumber(digits.slice(0, Math.max(...brandLengths(brand))), brand);
    },
    read(written) {
      const digits = digitsOf(written);
      const lengths = brandLengths(cardBrand(digits));
      const isLongEnough = lengths.includes(digits.length);
      if (isLongEnough && passesLuhn(digits)) return { isComplete: true, problem: null };
      return { isComplete: false, problem: digits.length === Math.max(...lengths) ? 'invalid_number' : null };
    },
    values: (written) => ({ number: digitsOf(written) }),
  },
  expiry: {
    inputName: 'exp-date',
    ...digitsOnly,
    autocomplete: 'cc-exp',
    label: 'cardExpiryLabel',
    unfinished: 'incomplete_expiry',
    format: formatExpiry,
    read: readExpiry,
    values(written) {
      const digits = digitsOf(written);
      return { exp_month: digits.slice(0, 2), exp_year: digits.slice(2) };
    },
  },
  cvc: {
    inputName: 'cvc',
    ...digitsOnly,
    autocomplete: 'cc-csc',
    label: 'cardCvcLabel',
    unfinished: 'incomplete_cvc',
    format: (typed, _before, { brand }) => digitsOf(typed).slice(0, brand === 'unknown' ? 4 : cvcLength(brand)),
    read(written, { brand }) {
      const isComplete = brand === 'unknown' ? written.length >= 3 : written.length === cvcLength(brand);
      return { isComplete, problem: null };
    },
    values: (written) => ({ cvc: written }),
  },
  iban: ibanRules,
};

/** `MM / YY`; accepts `5`, `1230`, `12/2030`, and deleting across the separator. */
function formatExpiry(typed: string, before: string): string {
  let digits = digitsOf(typed);
  const isDeletion = typed.length < before.length;
  if (isDeletion && digits.length === 2 && digitsOf(before).length === 2) return digits.slice(0, 1);
  if (/^[2-9]/.test(digits) || /^1[3-9]/.test(digits)) digits = `0${digits}`;
  else if (/^\d\s*\/$/.test(typed)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  if (month.length < 2 || (isDeletion && year === '')) return month;
  return `${month} / ${year}`;
}

function readExpiry(written: string, { now }: PartContext): PartReading {
  const digits = digitsOf(written);
  if (digits.length < 4) return { isComplete: false, problem: null };
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  const wrong = (problem: PartReading['problem']): PartReading => ({ isComplete: false, problem });
  if (month < 1 || month > 12) return wrong('incomplete_expiry');
  if (year < now.getFullYear()) return wrong('invalid_expiry_year_past');
  if (year > now.getFullYear() + YEARS_AHEAD) return wrong('invalid_expiry_year');
  if (year === now.getFullYear() && month < now.getMonth() + 1) return wrong('invalid_expiry_month_past');
  return { isComplete: true, problem: null };
}
