import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatArrival } from '#src/dates/format-arrival.ts';
import { languageOf, locales } from '#src/i18n/locales.ts';

test('an arrival within a month names the month once', () => {
  assert.is(formatArrival('2026-11-24', '2026-11-26', 'pl'), 'wt. 24 – czw. 26 listopada');
  assert.is(formatArrival('2026-11-24', '2026-11-26', 'de'), 'Di., 24. – Do., 26. November');
});

test('an arrival around the end of a month names both', () => {
  assert.is(formatArrival('2026-11-30', '2026-12-02', 'nl'), 'ma 30 november – wo 2 december');
  assert.is(formatArrival('2026-12-31', '2027-12-31', 'nl'), 'do 31 december – vr 31 december');
});

test('no comma stands behind one weekday of the two', () => {
  assert.is(formatArrival('2026-12-01', '2026-12-03', 'en-IE'), 'Tue 1 – Thu 3 December');
});

test('no language has a stray comma, within a month, around its end, and on one day', () => {
  assert.is(formatArrival('2026-11-24', '2026-11-26', 'cs'), 'út 24. – čt 26. listopadu');
  assert.is(formatArrival('2026-11-30', '2026-12-02', 'cs'), 'po 30. listopadu – st 2. prosince');
  assert.is(formatArrival('2026-11-24', '2026-11-24', 'cs'), 'út 24. listopadu');
  for (const { languageTag } of locales.map(languageOf)) {
    for (const [earliest, latest] of [
      ['2026-11-24', '2026-11-26'],
      ['2026-11-30', '2026-12-02'],
      ['2026-11-24', '2026-11-24'],
    ] as const) {
      const commas = formatArrival(earliest, latest, languageTag).match(/,/g)?.length ?? 0;
      const days = earliest === latest ? 1 : 2;
      assert.is(commas, languageTag.startsWith('de') ? days : 0, `${languageTag} ${earliest} ${latest}`);
    }
  }
});

test('one day of arrival is said once', () => {
  assert.is(formatArrival('2026-11-24', '2026-11-24', 'pl'), 'wt. 24 listopada');
});

test.run();
