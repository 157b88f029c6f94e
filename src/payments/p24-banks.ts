/**
 * The banks that Stripe documents for Przelewy24, by its ids. The icon of `bank_millennium` is
 * `pl-banks:bank-millennium`. BLIK, which Stripe also lists there, is a method of its own here.
 */
export const p24Banks = {
  alior_bank: 'Alior Bank',
  bank_millennium: 'Bank Millennium',
  bank_nowy_bfg_sa: 'Bank Nowy BFG S.A.',
  bank_pekao_sa: 'Bank Pekao S.A.',
  banki_spbdzielcze: 'Banki Spółdzielcze',
  bnp_paribas: 'BNP Paribas',
  boz: 'BOŚ Bank',
  citi_handlowy: 'Citi Handlowy',
  credit_agricole: 'Crédit Agricole',
  etransfer_pocztowy24: 'Pocztowy24',
  getin_bank: 'Getin Bank',
  ideabank: 'Idea Bank',
  ing: 'ING',
  inteligo: 'Inteligo',
  mbank_mtransfer: 'mBank',
  nest_przelew: 'Nest Bank',
  noble_pay: 'Noble Pay',
  pbac_z_ipko: 'iPKO (PKO BP)',
  santander_przelew24: 'Santander',
  toyota_bank: 'Toyota Bank',
  volkswagen_bank: 'Volkswagen Bank',
} as const;

export type P24Bank = keyof typeof p24Banks;

export function isP24Bank(value: unknown): value is P24Bank {
  return typeof value === 'string' && Object.hasOwn(p24Banks, value);
}
