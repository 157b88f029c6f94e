// What is proposed as the text of a picture is in the language that it is proposed for.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proposedAlt } from '#src/catalogue/office/pictures/change-pictures.ts';

const test = suite('the proposed text of a picture');

const words = {
  titles: { pl: { title: 'Koszula lniana' }, de: { title: 'Leinenhemd' }, en: { title: '' } },
  variants: {
    options: [{ key: 1, name: 'Kolor', was: 'Kolor', values: [{ key: 2, value: 'czerwony', was: ['czerwony'] }] }],
    texts: { de: { 2: 'rot' }, cs: { 2: 'červená' } },
  },
};

test('it names the product and the value as that language calls them, and else as the plain texts do', () => {
  const inLanguage = (locale: string) => proposedAlt(words, '1 czerwony', [locale, 'pl']);
  assert.is(inLanguage('pl'), 'Koszula lniana, czerwony');
  assert.is(inLanguage('de'), 'Leinenhemd, rot');
  assert.is(inLanguage('cs'), 'Koszula lniana, červená');
  assert.is(inLanguage('en'), 'Koszula lniana, czerwony');
  assert.is(proposedAlt(words, '', ['de', 'pl']), 'Leinenhemd');
});

test.run();
