// The compiler sees that no text is missing; this sees that none asks for a parameter the others do not have.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkoutDe } from '#src/i18n/messages/checkout-de.ts';
import { checkoutEn } from '#src/i18n/messages/checkout-en.ts';
import { checkoutNl } from '#src/i18n/messages/checkout-nl.ts';
import { checkoutPl } from '#src/i18n/messages/checkout-pl.ts';
import type { PluralMessage } from '#src/i18n/translate.ts';

type Texts = Record<string, string | PluralMessage>;
const english: Texts = checkoutEn;

for (const [language, texts] of Object.entries({ pl: checkoutPl, nl: checkoutNl, de: checkoutDe } as Record<
  string,
  Texts
>)) {
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
  for (const [key, message] of Object.entries(checkoutPl)) {
    if (typeof message !== 'string') assert.ok(message.few && message.many, key);
  }
});

function parametersOf(message: string | PluralMessage): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  const found = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(found)].sort();
}

test.run();
