// Capital letters of Greek and Cyrillic that look like Latin ones, and those.
const lookAlikes = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІЈКМНОРСТХ';
const latin = 'ABEZHIKMNOPTYXABEIJKMHOPCTX';

/**
 * The letters and digits of a tax id, however they were typed or copied: in full width, with any dashes, or with a letter of
 * another alphabet that looks the same. What stands before the digits in the country's own alphabet says no more than where
 * the number is from.
 */
export function bareTaxId(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}\u2212/]/gu, '')
    .replace(/[\u0370-\u04ff]/g, (letter) => latin[lookAlikes.indexOf(letter)] ?? letter)
    .replace(/^[A-Z]*[\u0370-\u04ff][A-Z\u0370-\u04ff]*(?=\d)/, '');
}
