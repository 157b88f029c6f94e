import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommandMoment } from '#bin/commands/catalogue/read-command-moment.ts';

const read = async (text: string) => (await readCommandMoment(text, 'from', 'Europe/Warsaw'))?.toISOString() ?? null;

test('a time that the clocks skip is refused with one that they show instead', async () => {
  const refused = await read('2027-03-28T02:30').catch((error) => error);
  assert.equal([refused.code, refused.fix], ['HOUR_SKIPPED', 'Write 2027-03-28T03:30, for example.']);
});

test('a time that the clocks show twice is refused with one that is clear', async () => {
  const refused = await read('2027-10-31T02:30').catch((error) => error);
  assert.equal([refused.code, refused.fix], ['HOUR_TWICE', 'Write 2027-10-31T03:30, for example.']);
});

test('a day and a moment are read, and what is none of them is none', async () => {
  assert.is(await read('2027-03-28'), '2027-03-27T23:00:00.000Z');
  assert.is(await read('2027-03-28T03:30'), '2027-03-28T01:30:00.000Z');
  assert.is(await read('2027-10-31T03:30'), '2027-10-31T02:30:00.000Z');
  for (const text of ['', '2027-02-31', 'soon']) assert.is(await read(text), null, text);
});

test.run();
