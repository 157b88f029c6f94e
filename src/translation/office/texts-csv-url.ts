import { officePath } from '../../office-addresses.ts';

export const textsCsvPath = `${officePath}/translation/texts.csv`;

/** The texts for a translator into the language. */
export function textsCsvUrl(locale: string): string {
  return `${textsCsvPath}?${new URLSearchParams({ locale })}`;
}
