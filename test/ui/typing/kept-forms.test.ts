// Words that somebody has typed into the office are not lost by a reload or a session that has ended: each form says its
// name, by which they are kept, or is one whose words nobody may find again.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../../source-imports.ts';

const withoutWords: Readonly<Record<string, string>> = {
  'src/customers/office/erase-dialog.tsx': 'the address that is typed again proves that it is meant',
  'src/staff/sign-in/sign-in-form.tsx': 'who signs in',
  'src/staff/office/step-up-dialog.tsx': 'a password or a code',
  'src/secrets/office/secret-group.tsx': 'secrets',
  'src/returns/office/match-order.tsx': 'the number of an order',
  'src/reports/office/assistant-trial.tsx': 'what is tried out is nothing to go on with',
  'src/gift-cards/office/issue-card-dialog.tsx': 'an amount and a day',
};

const isKept = (text: string) => text.includes('data-keep=') || /\buse\w+(?:Editor|Form|Typing)\(/.test(text);
const hasWords = (text: string) => /<(?:TextField|TextArea|LimitedTextArea|GoodsFields)\b/.test(text);

// Before: a new reduction, a meaning, a key, what is expected, why stock was corrected, a tag and a bank account were not.
test('each form of the office keeps the words that are typed into it', async () => {
  const forms = (await listSources('src/**/*.tsx')).filter(
    ({ path, text }) => /\/(?:office|sign-in)\//.test(path) && /<form\b/.test(text) && hasWords(text),
  );
  const losing = forms.filter(({ path, text }) => !isKept(text) && !Object.hasOwn(withoutWords, path));
  assert.ok(forms.length > 15);
  assert.equal(
    losing.map(({ path }) => path),
    [],
  );
  for (const path of Object.keys(withoutWords))
    assert.ok(
      forms.some((form) => form.path === path),
      path,
    );
});

test.run();
