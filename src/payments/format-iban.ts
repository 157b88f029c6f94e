/** In groups of four, as on paper. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?!$)/g, '$& ');
}
