// A group of texts is a file that each language has: `messages/<language>/<group>.ts`. The browser fetches the groups
// that its page names, in its own language; the bundler finds the languages by matching folders.
import type { Messages } from './all-messages.ts';
import type { Locale } from './locales.ts';

export type TextLoader = (locale: Locale) => Promise<Partial<Messages>>;

/** `import` of the group's file in a language. */
type TextGroup = (locale: Locale) => Promise<{ messages: Partial<Messages> }>;

/** How a page or a late part declares its texts: `textsOf((locale) => import(…), …)`. */
export function textsOf(...groups: TextGroup[]): TextLoader {
  return async (locale) => {
    const files = await Promise.all(groups.map((group) => group(locale)));
    return Object.assign({}, ...files.map(({ messages }) => messages));
  };
}
