// What a field says of a time in the night when the clocks change; and that every time of a day is typed into such a field.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { clockChangeText } from '#src/ui/office/moments/clock-change-text.ts';
import { listSources } from '#test/source-imports.ts';

const timeZone = 'Europe/Warsaw';

for (const locale of locales) {
  test(`a time that is skipped or comes twice is told apart, with one that is clear: ${locale}`, async () => {
    const said = (text: string) => clockChangeText({ text, timeZone, locale });
    const [skipped, twice] = [await said('2027-03-28T02:30'), await said('2027-10-31T02:30')];
    assert.match(skipped ?? '', '03:30');
    assert.match(twice ?? '', '03:30');
    assert.is.not(skipped, twice);
    assert.is(await said('2027-10-31T03:30'), null);
    assert.is(await said('2027-03-28T01:59'), null);
  });
}

test('a day with a time of it is one pair of fields, wherever the office asks for one', async () => {
  const sources = await listSources('src/**/*.tsx');
  const asking = sources.filter(({ text }) => /type="(time|datetime-local)"/.test(text)).map(({ path }) => path);
  assert.equal(asking, ['src/ui/office/moments/moment-fields.tsx']);
  const using = sources.filter(({ text }) => text.includes('<MomentFields'));
  assert.is(using.length, 7);
});

test.run();
