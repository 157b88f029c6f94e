// The format of an IBAN: capitals in groups of four, checked against its country while it is typed.
import { groupIban, ibanBank, ibanLength, ibanProblem } from '../methods/iban-rules.ts';
import type { PartRules } from './part-rules.ts';

/** The banks of the documented test accounts; the sandbox has no directory of other banks. */
const bankNames: Record<string, string> = {
  'AT:19043': 'BANK FÜR ÄRZTE UND FREIE BERUFE',
  'BE:539': 'NAP',
  'DE:37040044': 'COMMERZBANK',
  'ES:2100': 'CAIXABANK',
  'FR:20041': 'LA BANQUE POSTALE',
  'IE:AIBK': 'ALLIED IRISH BANKS',
  'NL:ABNA': 'ABN AMRO BANK',
  'NL:RABO': 'RABOBANK',
};

export const ibanOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const ibanRules: PartRules = {
  inputName: 'iban',
  inputMode: 'text',
  significant: /[A-Z0-9]/i,
  autocomplete: 'off',
  label: 'ibanLabel',
  unfinished: 'incomplete_iban',
  format(typed) {
    const iban = ibanOf(typed);
    return groupIban(iban.slice(0, ibanLength(iban.slice(0, 2))));
  },
  read(written) {
    const problem = ibanProblem(ibanOf(written));
    return { isComplete: problem === null, problem: problem === 'incomplete_iban' ? null : problem };
  },
  values: (written) => ({ iban: ibanOf(written) }),
};

/** What the change event reveals of the account; the number itself stays in the frame. */
export function accountOf(written: string): { country: string; bankName: string } {
  const iban = ibanOf(written);
  const problem = ibanProblem(iban);
  const isKnown = iban.length >= 2 && (problem === null || problem === 'incomplete_iban' || problem === 'invalid_iban');
  if (!isKnown) return { country: '', bankName: '' };
  const country = iban.slice(0, 2);
  const bankName = problem === null ? (bankNames[`${country}:${ibanBank(iban).bankCode}`] ?? '') : '';
  return { country, bankName };
}
