// What may be written for a line, what it costs, and that slips can print it.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lineTextSchema, readLineText } from '#server/catalogue/line-text-schema.ts';
import { openPaper } from '#server/papers/open-paper.ts';
import {
  checkLineText,
  isPrintable,
  type LineText,
  labelOfLineText,
  patternOfLineText,
  priceOfLineText,
  showVariant,
} from '#src/catalogue/line-text.ts';
import { typefaceNames } from '#src/shop/brand/typefaces.ts';
import { whole } from '../../depths.ts';

const asked: LineText = {
  labels: { pl: 'Imię', en: 'Name' },
  isRequired: false,
  maxLength: 8,
  characters: '',
  prices: {},
  isExcepted: true,
};
const required: LineText = { ...asked, isRequired: true };
const capitals: LineText = { ...asked, characters: 'ABCŻ-' };

const kindOf = (document: LineText | null, typed: string) => {
  const checked = checkLineText(document, typed);
  return checked.ok ? checked.value : checked.error.kind;
};

test('a text is one line with its letters composed and its spaces as one', () => {
  assert.is(kindOf(asked, ' Ola \r\n Jan '), 'Ola Jan');
  assert.is(kindOf(asked, 'Zo\u0301sia'), 'Zósia');
  assert.is(kindOf(asked, 'A\u00a0B'), 'A B');
});

test('characters are counted as people count them, after they are composed', () => {
  assert.is(kindOf(asked, 'ŻÓŁĆŻÓŁĆ'), 'ŻÓŁĆŻÓŁĆ');
  assert.is(kindOf(asked, 'Z\u0307O\u0301ŁC\u0301Z\u0307O\u0301ŁC\u0301'), 'ŻÓŁĆŻÓŁĆ');
  assert.is(kindOf(asked, 'ŻÓŁĆŻÓŁĆ!'), 'TEXT_TOO_LONG');
});

test('nothing is a text only where nothing is asked for', () => {
  assert.is(kindOf(asked, ''), '');
  assert.is(kindOf(required, ''), 'TEXT_MISSING');
  assert.is(kindOf(required, ' \n '), 'TEXT_MISSING');
  assert.is(kindOf(null, ''), '');
  assert.is(kindOf(null, 'Ola'), 'TEXT_NOT_ASKED_FOR');
});

const unprintable = {
  emoji: '👍',
  'a family of emoji': '👨‍👩‍👧',
  Hebrew: 'שלום',
  'a mark that turns the direction': '\u202eabc',
  'zero width only': '\u200b\u200d',
  'zero width inside': 'O\u200bla',
  'a control character': 'O\u0007la',
  'a soft hyphen': 'O\u00adla',
  'a letter of the private area': '\ue000',
  'a mark that cannot be composed': 'q\u0301',
};
for (const [name, typed] of Object.entries(unprintable)) {
  test(`${name} is refused: slips could not print it`, () => assert.is(kindOf(required, typed), 'TEXT_CHARACTERS'));
}

test('only what the merchant can make is accepted, and spaces', () => {
  assert.is(kindOf(capitals, 'AB ŻC-'), 'AB ŻC-');
  assert.is(kindOf(capitals, 'abc'), 'TEXT_CHARACTERS');
  assert.is(kindOf(capitals, 'ABD'), 'TEXT_CHARACTERS');
});

test('markup is a text like any other', () => assert.is(kindOf(asked, '<b>&"\'</'), '<b>&"\'</'));

test('a browser refuses by the pattern what the server refuses, and nothing else', () => {
  const samples = [
    '',
    'Ola',
    'ŻÓŁĆŻÓŁĆ',
    'ŻÓŁĆŻÓŁĆ!',
    'AB ŻC-',
    'abc',
    'q\\]^-&&',
    '👍',
    'שלום',
    'O\u200bla',
    'Ωμέγα',
    'Игорь',
  ];
  for (const document of [asked, capitals, { ...asked, characters: '^]\\-&&|()/' }]) {
    const pattern = new RegExp(`^(?:${patternOfLineText(document)})$`, 'v');
    for (const sample of samples) {
      assert.is(pattern.test(sample), checkLineText(document, sample).ok, `${document.characters}: ${sample}`);
    }
    assert.ok(pattern.test('') || document.characters !== '');
  }
  assert.ok(
    new RegExp(`^(?:${patternOfLineText(asked)})$`, 'v').test('Zo\u0301sia'),
    'letters that are composed later',
  );
});

whole(test)('every character that is accepted is in the typefaces of the slips', async () => {
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(isPrintable);
  assert.ok(all.length > 400 && all.includes('Ą') && all.includes('€') && all.includes('Ω') && all.includes('ж'));
  for (const typeface of typefaceNames) {
    const { doc, face } = await openPaper(typeface, { title: '', author: '', language: 'en' });
    for (const weight of [400, 700] as const) {
      const missing = all.filter((letter) => {
        face(letter, weight, 10);
        return !doc._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      });
      assert.equal(missing, [], `${typeface} ${weight}`);
    }
  }
});

test('it costs what it costs in the currency, nothing where it is free, and cannot be had where it has no price', () => {
  assert.equal(priceOfLineText(asked, 'CZK'), { minor: 0, currency: 'CZK' });
  const priced = { ...asked, prices: { PLN: 1500, EUR: 0 } };
  assert.equal(priceOfLineText(priced, 'PLN'), { minor: 1500, currency: 'PLN' });
  assert.equal(priceOfLineText(priced, 'EUR'), { minor: 0, currency: 'EUR' });
  assert.is(priceOfLineText(priced, 'CZK'), null);
});

test('the label falls back to the language of the catalogue', () => {
  assert.is(labelOfLineText(asked, 'en', 'pl'), 'Name');
  assert.is(labelOfLineText(asked, 'de', 'pl'), 'Imię');
});

test('below the title stand options and text, each only when there is one', () => {
  assert.is(showVariant({ variantTitle: 'A5', text: 'Ola', textLabel: 'Imię' }), 'A5 · Imię: Ola');
  assert.is(showVariant({ variantTitle: '', text: 'Ola', textLabel: 'Imię' }), 'Imię: Ola');
  assert.is(showVariant({ variantTitle: 'A5', text: '', textLabel: '' }), 'A5');
});

const faults = {
  'no label': { labels: {}, maxLength: 5 },
  'no length': { labels: { en: 'Name' } },
  'a length of nothing': { labels: { en: 'Name' }, maxLength: 0 },
  'too much room': { labels: { en: 'Name' }, maxLength: 101 },
  'a price below zero': { labels: { en: 'Name' }, maxLength: 5, prices: { EUR: -1 } },
  'a fraction of a forint': { labels: { en: 'Name' }, maxLength: 5, prices: { HUF: 1050 } },
  'a currency that is none': { labels: { en: 'Name' }, maxLength: 5, prices: { XXX: 100 } },
  'a field that is none': { labels: { en: 'Name' }, maxLength: 5, maximum: 5 },
  'a label that slips cannot print': { labels: { en: '👍' }, maxLength: 5 },
};
for (const [name, document] of Object.entries(faults)) {
  test(`${name} is a fault of a product file, told with its cell`, () => {
    assert.not.ok(lineTextSchema.safeParse(document).success);
    const read = readLineText(JSON.stringify(document));
    assert.is(read.ok ? 'accepted' : read.error.kind, 'INVALID_LINE_TEXT');
  });
}

test('a cell that is no JSON is a fault, and what is left out has its usual value', () => {
  assert.not.ok(readLineText('Name to engrave').ok);
  const read = readLineText('{"labels":{"en":" Name "},"maxLength":5}');
  assert.equal(read.ok && read.value, {
    ...{ labels: { en: 'Name' }, isRequired: false, maxLength: 5, characters: '', prices: {}, isExcepted: true },
  });
});

test.run();
