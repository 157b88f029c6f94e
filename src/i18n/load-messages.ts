import type { Locale } from './locales.ts';
import type { Messages } from './messages/en.ts';

/** Fetches the texts of one language; a page carries only its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'pl':
      return (await import('./messages/pl.ts')).pl;
    case 'nl':
      return (await import('./messages/nl.ts')).nl;
    case 'de':
      return (await import('./messages/de.ts')).de;
    case 'en':
      return (await import('./messages/en.ts')).en;
  }
}
