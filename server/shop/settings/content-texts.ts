// The texts of pages and articles: nothing in them may run in a browser, and what they say of the company is there to be said.

import { sanitiseHtml } from '../../sanitise-html.ts';
import { isFillable } from '../fill-in-company.ts';
import { linkAddresses } from './link-addresses.ts';

type Texts = Readonly<Record<string, { bodyHtml: string } & Record<string, unknown>>>;

export function cleanTexts<Given extends Texts>(texts: Given): Given {
  const clean = Object.entries(texts).map(([locale, text]) => [
    locale,
    { ...text, bodyHtml: linkAddresses(sanitiseHtml(text.bodyHtml)) },
  ]);
  return Object.fromEntries(clean) as Given;
}

/** What stands in braces and names nothing of the company. `prefix`: the path of whatever has the texts. */
export function listUnknownNames(texts: Texts, prefix = ''): { path: string; message: string }[] {
  return Object.entries(texts).flatMap(([locale, text]) =>
    Object.entries(text)
      .filter(([, value]) => !isFillable(String(value)))
      .map(([name]) => ({
        path: `${prefix}texts.${locale}.${name}`,
        message: 'names something in {…} that the company has not',
      })),
  );
}
