// The compiler sees that no file lacks a text; this sees that no language lacks a file, and that none asks for a
// parameter the others do not have.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadAllMessages } from '#src/i18n/all-messages.ts';
import { languageOf, locales } from '#src/i18n/locales.ts';
import type { Message } from '#src/i18n/message.ts';
import { root } from '../source-imports.ts';

const messagesFolder = join(root, 'src/i18n/messages');
const english: Record<string, Message> = await loadAllMessages('en');

test('every language has a folder of texts, and no other has', async () => {
  assert.equal((await readdir(messagesFolder)).sort(), locales.toSorted());
});

for (const locale of locales) {
  const texts: Record<string, Message> = await loadAllMessages(locale);

  test(`every group of texts is loaded (${locale})`, async () => {
    const files = await readdir(join(messagesFolder, locale), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const { messages } = (await import(join(messagesFolder, locale, file))) as { messages: Record<string, Message> };
      for (const [key, message] of Object.entries(messages)) assert.is(texts[key], message, `${file} ${key}`);
    }
  });

  test(`there is every text that English has, with the same parameters (${locale})`, () => {
    assert.equal(Object.keys(texts).sort(), Object.keys(english).sort());
    for (const [key, message] of Object.entries(texts)) {
      assert.equal(parametersOf(message), parametersOf(english[key] ?? ''), key);
    }
  });

  test(`no text is empty or was left in English (${locale})`, () => {
    const found = Object.entries(texts).filter(
      ([key, message]) => message === '' || (locale !== 'en' && isSentence(message) && message === english[key]),
    );
    assert.equal(found, []);
  });

  test(`plurals have the forms that whole numbers take in the language (${locale})`, () => {
    const rules = new Intl.PluralRules(languageOf(locale).languageTag);
    const wanted = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    for (const [key, message] of Object.entries(texts)) {
      if (typeof message === 'string') continue;
      for (const form of wanted) assert.ok(form in message, `${key}: ${form}`);
    }
  });
}

function isSentence(message: Message): boolean {
  return typeof message === 'string' && message.length > 25;
}

function parametersOf(message: Message): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  const found = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(found)].sort();
}

test.run();
