import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { numberIn } from '#src/numbers/read-number.ts';
import { readPercent } from '#src/numbers/read-percent.ts';
import { writePercent } from '#src/numbers/write-number.ts';

test('a percentage is read back as the field or a text shows it, in every language', () => {
  for (const locale of locales) {
    for (let basisPoints = 0; basisPoints <= 10_000; basisPoints += 37) {
      const typed = writePercent(basisPoints, locale);
      assert.is(numberIn(readPercent(typed, locale)), basisPoints, typed);
    }
    for (const basisPoints of [0, 1, 50, 550, 1_250, 2_300, 10_000]) {
      const shown = formatPercent(basisPoints, locale);
      assert.is(numberIn(readPercent(shown, locale)), basisPoints, shown);
    }
  }
  assert.equal(
    [writePercent(1_000, 'pl'), writePercent(1_250, 'pl'), writePercent(1_250, 'en')],
    ['10', '12,5', '12.5'],
  );
});

test('a percentage is never a thousand, and there are no more than a hundred', () => {
  for (const locale of locales) {
    for (const text of ['12,5', '12.5', '12,50 %', '12.500', '12,500%', ' 12,5\u00a0% ', '\uff11\uff12.5\uff05'])
      assert.is(numberIn(readPercent(text, locale)), 1_250, text);
    for (const text of ['', '%', '100,01', '101', '-5', '12,345', '12,5 zł', '5 % 5', '1.250'.repeat(2)])
      assert.equal(readPercent(text, locale), { kind: 'unreadable' }, text);
  }
});

test.run();
