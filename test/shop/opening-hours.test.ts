import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openingHoursSpecification, readOpeningHours, writeOpeningHours } from '#src/shop/opening-hours.ts';

test('days and times are read, one line each', () => {
  assert.equal(readOpeningHours('Mo-Fr 09:00-17:00, Sa 10:00-14:00'), [
    { from: 'Mo', to: 'Fr', opens: '09:00', closes: '17:00' },
    { from: 'Sa', to: 'Sa', opens: '10:00', closes: '14:00' },
  ]);
  assert.equal(readOpeningHours(' '), []);
});

test('what is not written like that is refused', () => {
  for (const text of [
    '9-17',
    'Mo-Fr 9:00-17:00',
    'Mo-Xx 09:00-17:00',
    'Mo 25:00-26:00',
    'Mo 17:00-09:00',
    'Mo 09:00-17:00,',
  ]) {
    assert.is(readOpeningHours(text), null, text);
  }
});

test('shoppers read them in their language', () => {
  const text = 'Mo-Fr 09:00-17:00, Sa 10:00-14:00';
  assert.equal(writeOpeningHours(text, 'de'), ['Montag – Freitag: 09:00–17:00', 'Samstag: 10:00–14:00']);
  assert.equal(writeOpeningHours(text, 'pl'), ['poniedziałek – piątek: 09:00–17:00', 'sobota: 10:00–14:00']);
});

test('search engines get every day, also across the end of the week', () => {
  assert.equal(openingHoursSpecification('Sa-Mo 10:00-12:00'), [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday', 'Monday'].map((day) => `https://schema.org/${day}`),
      opens: '10:00',
      closes: '12:00',
    },
  ]);
});

test.run();
