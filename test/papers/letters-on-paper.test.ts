// That every letter of our languages can be printed, and how a text is divided among the faces that have its letters.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findUnreadable } from '#server/papers/find-unreadable.ts';
import { openPaper } from '#server/papers/open-paper.ts';
import { type Face, hasAll, listUnreadable, splitByFace } from '#server/papers/paper-faces.ts';
import type { locales } from '#src/i18n/locales.ts';
import { typefaceNames } from '#src/shop/brand/typefaces.ts';

const letters = {
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”',
  en: '‘’“”£–',
  de: 'äöüßÄÖÜẞ„“€',
  nl: 'éëïóèê',
  cs: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
} satisfies Record<(typeof locales)[number], string>;

for (const typeface of typefaceNames) {
  test(`in ${typeface} every letter of our languages can be printed`, async () => {
    const { doc, face } = await openPaper(typeface, { title: '', author: '', language: 'en' });
    for (const text of [...Object.values(letters), 'Γιώργος Παπαδόπουλος', 'Иван Петров']) {
      for (const weight of [400, 700] as const) {
        face(text, weight, 10);
        const { font } = doc._font;
        const missing = Array.from(text).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
        assert.equal(missing, [], `${weight} ${text}`);
      }
    }
    doc.end();
  });
}

/** Names and signs as people write them to shops, beside what is left of each on paper; only Chinese is lost. */
const written: Readonly<Record<string, string>> = {
  'Nguyễn Thị Hạnh': 'Nguyễn Thị Hạnh',
  'Đặng Phương Ươm': 'Đặng Phương Ươm',
  'Őry Ştefan Țîțeica Ģirts Ħal Ğüneş': 'Őry Ştefan Țîțeica Ģirts Ħal Ğüneş',
  '½ ² ³ µ €': '½ ² ³ µ €',
  '10″ × 2′, № 5': '10″ × 2′, № 5',
  '→ ≥ ≤ ≠ ‰': '-> >= <= =/= o/oo',
  '✓ ★ 🎁': '✔ ⭐ 🎁',
  'محمد דוד': 'محمد דוד',
  李小龍: '???',
};

for (const typeface of typefaceNames) {
  test(`in ${typeface} no name and no sign that shops are sent is an empty box`, async () => {
    const paper = await openPaper(typeface, { title: '', author: '', language: 'en' });
    for (const weight of [400, 700] as const) {
      const { own, others } = paper.faces(weight);
      for (const [text, left] of Object.entries(written)) {
        const runs = splitByFace(text, own, others);
        assert.is(runs.map((run) => run.text).join(''), left, `${weight} ${text}`);
        for (const run of runs) assert.ok(hasAll(run.face, run.text), `${weight} ${run.face.name} ${run.text}`);
      }
    }
    paper.doc.end();
  });
}

const faceOf = (name: string, letters: string): Face => ({
  name,
  has: (code) => letters.includes(String.fromCodePoint(code)),
});
const own = faceOf('own', 'abcdehnotu ?->x');
const others = [faceOf('other', 'abcdehnotu ?ạ'), faceOf('arabic', 'مد\u200c'), faceOf('emoji', '🎁⭐👩👧\u200d')];

test('a text is set in the face of the brand, but for words that it lacks a letter of', () => {
  const runsOf = (text: string) => splitByFace(text, own, others).map((run) => [run.face.name, run.text]);
  assert.equal(runsOf('to be'), [['own', 'to be']]);
  assert.equal(runsOf('to hạn do'), [
    ['own', 'to '],
    ['other', 'hạn'],
    ['own', ' do'],
  ]);
  assert.equal(runsOf('مد🎁'), [
    ['arabic', 'مد'],
    ['emoji', '🎁'],
  ]);
  assert.equal(runsOf('👩\u200d👧'), [['emoji', '👩\u200d👧']]);
});

test('what no face has is its base letter, a sign that says the same, a question mark, or left out', () => {
  const written = (text: string) =>
    splitByFace(text, own, others)
      .map((run) => run.text)
      .join('');
  assert.is(written('ñöx\u0301 李 a→b'), 'nox ? a->b');
  assert.is(written('★ a\u0007b\u00adc\td 🚲'), '⭐ abc d ');
});

test('letters of which a question mark would be left are named, once each, and nothing else', async () => {
  const faces = [own, ...others];
  assert.equal(listUnreadable('ñöx\u0301 李 a→b 李明 ★ 🚲 \u0007', faces), ['李', '明']);
  assert.equal(listUnreadable('to be? hạn 👩\u200d👧', faces), []);
  const ours = [...Object.values(letters), 'Γιώργος Иван דוד محمد 🦊 1 ⅔ ﬁ'].join(' ');
  assert.equal(await findUnreadable(ours), []);
  assert.equal(await findUnreadable('Jan 李'), ['李']);
});

test.run();
