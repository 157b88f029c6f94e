import { InvalidArgumentError } from 'commander';

/** `12.5`, `12,50` or `12`, in minor units. */
export function parseAmount(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (whole === '' || minor === 0) throw new InvalidArgumentError('Expected an amount such as 12.50.');
  return minor;
}

/** The same with a currency: `12.50 EUR`. */
export function parseMoney(text: string): { minor: number; currency: string } {
  const [, amount = '', currency = ''] = /^(\S+) ?([A-Z]{3})$/.exec(text.trim()) ?? [];
  if (currency === '') throw new InvalidArgumentError('Expected amount and currency, such as "12.50 EUR".');
  return { minor: parseAmount(amount), currency };
}
