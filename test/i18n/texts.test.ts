// The compiler sees that no text is missing; this sees that none asks for a parameter the others do not have.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { de } from '#src/i18n/messages/de.ts';
import { en } from '#src/i18n/messages/en.ts';
import { nl } from '#src/i18n/messages/nl.ts';
import { pl } from '#src/i18n/messages/pl.ts';
import type { PluralMessage } from '#src/i18n/translate.ts';

type Texts = Record<string, string | PluralMessage>;
const english: Texts = en;

for (const [language, texts] of Object.entries({ pl, nl, de } as Record<string, Texts>)) {
  test(`texts have the parameters of the English ones (${language})`, () => {
    for (const [key, message] of Object.entries(texts)) {
      assert.equal(parametersOf(message), parametersOf(english[key] ?? ''), key);
    }
  });

  test(`no text was left in English (${language})`, () => {
    const same = Object.entries(texts).filter(
      ([key, message]) => typeof message === 'string' && message.length > 25 && message === english[key],
    );
    assert.equal(same, []);
  });
}

test('every Polish plural has its three forms', () => {
  for (const [key, message] of Object.entries(pl)) {
    if (typeof message !== 'string') assert.ok(message.few && message.many, key);
  }
});

function parametersOf(message: string | PluralMessage): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  const found = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(found)].sort();
}

test.run();
