import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Vocabulary } from '#server/catalogue/search/vocabulary.ts';
import { rootsOf } from '#server/catalogue/search/word-forms.ts';
import type { Locale } from '#src/i18n/locales.ts';

const test = suite('forms of words');

function formsIn(locale: Locale, asked: string, words: string[]): string[] {
  const vocabulary = new Vocabulary(locale);
  for (const word of words) vocabulary.add(word, word);
  return vocabulary.listForms(asked);
}

const pairs: Readonly<Record<Locale, readonly (readonly [asked: string, word: string])[]>> = {
  en: [
    ['doggy', 'dog'],
    ['birdies', 'bird'],
    ['piglet', 'pigs'],
    ['colors', 'colours'],
    ['theater', 'theatre'],
    ['oaken', 'oak'],
    ['knives', 'knife'],
  ],
  de: [
    ['haschen', 'hase'],
    ['fuchslein', 'fuchs'],
    ['fuchse', 'fuchs'],
    ['botchen', 'boot'],
    ['vogelchen', 'vogel'],
  ],
  nl: [
    ['egeltje', 'egel'],
    ['vosjes', 'vossen'],
    ['bootje', 'boot'],
    ['duiven', 'duif'],
    ['balletje', 'bal'],
    ['koninkje', 'koning'],
    ['boompje', 'bomen'],
    ['krakause', 'krakau'],
  ],
  pl: [
    ['jezyki', 'jez'],
    ['lodeczka', 'lodka'],
    ['notesik', 'notesu'],
    ['ksiazeczka', 'ksiazka'],
    ['kwiatuszek', 'kwiat'],
    ['jezyczek', 'jez'],
    ['grzybowy', 'grzyby'],
    ['krakowskiego', 'krakow'],
    ['nocny', 'noc'],
    ['makbetowi', 'makbet'],
    ['spodniczka', 'spodnica'],
    ['tabliczka', 'tablica'],
    ['swieczki', 'swieca'],
    ['owieczka', 'owca'],
    ['mydelko', 'mydlo'],
    ['okienko', 'okno'],
    ['bociek', 'bocian'],
  ],
  cs: [
    ['jezci', 'jezek'],
    ['kocici', 'kocka'],
    ['ptacek', 'ptaci'],
    ['listicka', 'liska'],
    ['holoubek', 'holub'],
    ['zapisnicek', 'zapisnik'],
    ['houbovy', 'houby'],
    ['krakovskeho', 'krakov'],
    ['zimni', 'zima'],
    ['konvicka', 'konev'],
    ['mydelko', 'mydlo'],
  ],
};

for (const [locale, words] of Object.entries(pairs)) {
  test(`diminutives and changed stems find the word that they are made of: ${locale}`, () => {
    for (const [asked, word] of words) {
      assert.equal(formsIn(locale as Locale, asked, [word, 'plakat', 'xylofon']), [word], `${asked}, ${word}`);
      assert.equal(formsIn(locale as Locale, word, [asked, 'plakat', 'xylofon']), [asked], `${word}, ${asked}`);
    }
  });
}

test('Czech ů is an o in other forms of a word', () => {
  const vocabulary = new Vocabulary('cs');
  vocabulary.add('slon', 'slon');
  vocabulary.add('stul', 'stůl');
  assert.equal(vocabulary.listForms('slune', 'slůně'), ['slon']);
  assert.equal(vocabulary.listForms('stoly'), ['stul']);
});

test('of two words that are as long the one is first that needs less to be taken off', () => {
  const vocabulary = new Vocabulary('cs');
  vocabulary.add('stolni', 'stolní');
  vocabulary.add('stul', 'stůl');
  assert.equal(vocabulary.listForms('stoly'), ['stul', 'stolni']);
});

test('Polish nasal vowels are not lost: a language is no small hedgehog', () => {
  const vocabulary = new Vocabulary('pl');
  vocabulary.add('jez', 'jeż');
  assert.equal(vocabulary.listForms('jezyk', 'język'), []);
  assert.equal(vocabulary.listForms('jezyk', 'jeżyk'), ['jez']);
  assert.equal(vocabulary.listForms('jezyk'), ['jez'], 'without accents it may be either');
});

test('a root has three letters at least', () => {
  assert.equal(rootsOf('nl', 'eitje'), ['eitje', 'eitj', 'eit']);
});

test('a compound is found by another form of its last word, and not by the end of one', () => {
  const vocabulary = new Vocabulary('de');
  for (const word of ['ledertasche', 'winterjacke', 'hering', 'tasche']) vocabulary.add(word, word);
  assert.equal(vocabulary.listEndedWithForm('taschchen', 'täschchen'), ['ledertasche']);
  assert.equal(vocabulary.listEndedWithForm('jacken'), ['winterjacke']);
  assert.equal(vocabulary.listEndedWithForm('ernte'), []);
});

test('words that come later have forms too', () => {
  const vocabulary = new Vocabulary('nl');
  vocabulary.add('egel', 'egel');
  assert.equal(vocabulary.listForms('vosje'), []);
  vocabulary.add('vos', 'vos');
  assert.equal(vocabulary.listForms('vosje'), ['vos']);
});

test('a compound ends with a little one of three letters only where its accents and double letters are there too', () => {
  const endedIn = (locale: Locale, asked: string, typed: string, words: Record<string, string>) => {
    const vocabulary = new Vocabulary(locale);
    for (const [word, spelling] of Object.entries(words)) vocabulary.add(word, spelling);
    return vocabulary.listEndedWithForm(asked, typed);
  };
  const german = { teddybar: 'teddybär', waschbar: 'waschbar', element: 'element' };
  assert.equal(endedIn('de', 'barchen', 'bärchen', german), ['teddybar']);
  assert.equal(endedIn('de', 'enten', 'enten', german), []);
  const dutch = { keukenmes: 'keukenmes', knuffelbeer: 'knuffelbeer', eettafel: 'eettafel', september: 'september' };
  assert.equal(endedIn('nl', 'messen', 'messen', dutch), ['keukenmes']);
  assert.equal(endedIn('nl', 'beertje', 'beertje', dutch), ['knuffelbeer']);
  assert.equal(endedIn('nl', 'tafeltje', 'tafeltje', dutch), ['eettafel']);
  assert.equal(endedIn('en', 'arching', 'arching', { monarch: 'monarch' }), []);
});

test.run();
