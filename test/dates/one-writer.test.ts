// Days and moments that people read are written in `src/dates`.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';

const byHand =
  /new Intl\.DateTimeFormat\(|Intl\.DateTimeFormat\(languageOf|\.toLocale(?:Date|Time)String\(|\.toISOString\(\)\.slice\(0, 1[06]\)/;

/** Each with its reason. */
const exempt: Readonly<Record<string, string>> = {
  // Days that are counted or compared, and never read.
  'src/returns/withdrawal-period.ts': 'the last day, as YYYY-MM-DD',
  'src/returns/refund-deadline.ts': 'the last day, as YYYY-MM-DD',
  'src/shipping/delivery-dates.ts': 'days and hours of work that are counted',
  'src/today/office/takings.tsx': 'the bounds of a month in the address of a file',
  // A file of its own for `formatDay` weighs some 190 bytes on each of these pages.
  'src/catalogue/reviews/shown-reviews.tsx': '198 bytes on the page of reviews',
  'src/reviews/review-page.tsx': '193 bytes',
  'src/content/content-page.tsx': '179 bytes',
  'src/live/office/live-notice.tsx': 'is asked for by every page of the office: 200 bytes on the page of signing in',
  'server/shipping/delivery-promise.ts': 'keeps its formatters: making one costs more than all the rest of a promise',
  // Names of weekdays, of which there is no date.
  'src/shop/hours/opening-hours.ts': 'names of weekdays',
  'src/shop/hours/typed-opening-hours.ts': 'names of weekdays',
  'server/extensions/register-extensions.ts': 'in UTC: is said before there are settings',
};

test('no file but those with a reason writes a day by itself, and none has a reason that it no longer needs', async () => {
  const writing: string[] = [];
  for await (const file of glob('{src,server,client,bin}/**/*.{ts,tsx}', { cwd: root, exclude: ['src/dates/**'] })) {
    if (byHand.test(await readFile(join(root, file), 'utf8'))) writing.push(file);
  }
  assert.equal(writing.sort(), Object.keys(exempt).sort());
});

test.run();
