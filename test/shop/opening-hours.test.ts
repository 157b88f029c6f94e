import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { companySchema } from '#src/shop/company.ts';
import { openingHoursSpecification, readOpeningHours, writeOpeningHours } from '#src/shop/hours/opening-hours.ts';
import { understandOpeningHours } from '#src/shop/hours/typed-opening-hours.ts';

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

test('hours are understood as people of each language type them', () => {
  for (const [text, locale, understood] of [
    ['pon-pt 9-17', 'pl', 'Mo-Fr 09:00-17:00'],
    ['pn.–pt. 9:00–17:00, sob. 10–14', 'pl', 'Mo-Fr 09:00-17:00, Sa 10:00-14:00'],
    ['poniedziałek – piątek: 09:00–17:00, sobota: 10:00–14:00', 'pl', 'Mo-Fr 09:00-17:00, Sa 10:00-14:00'],
    ['pon, śr, pt od 9 do 17', 'pl', 'Mo 09:00-17:00, We 09:00-17:00, Fr 09:00-17:00'],
    ['Mo–Fr 9 bis 17 Uhr, So 10-12', 'de', 'Mo-Fr 09:00-17:00, Su 10:00-12:00'],
    ['Mo-Do 8.30-12, 13-16.30', 'de', 'Mo-Th 08:30-12:00, Mo-Th 13:00-16:30'],
    ['ma t/m vr 9-17', 'nl', 'Mo-Fr 09:00-17:00'],
    ['ma-vr van 9 tot 17 uur', 'nl', 'Mo-Fr 09:00-17:00'],
    ['po–pá 9–17, so 10–14', 'cs', 'Mo-Fr 09:00-17:00, Sa 10:00-14:00'],
    ['Mon-Fri 9-17; Sunday 10-14', 'en', 'Mo-Fr 09:00-17:00, Su 10:00-14:00'],
    ['Mo-Fr 09:00-17:00', 'pl', 'Mo-Fr 09:00-17:00'],
    ['Mon to Fri 9-17', 'en', 'Mo-Fr 09:00-17:00'],
    ['sob. i niedz. 10-14', 'pl', 'Sa 10:00-14:00, Su 10:00-14:00'],
    ['pon do pt 9-17', 'pl', 'Mo-Fr 09:00-17:00'],
    ['so a ne 10-14', 'cs', 'Sa 10:00-14:00, Su 10:00-14:00'],
    ['Mon–Sat 9am–6pm', 'en', 'Mo-Sa 09:00-18:00'],
    ['Mon-Fri 9.30am-6pm, Sat 12 p.m. to 5 p.m., Sun closed', 'en', 'Mo-Fr 09:30-18:00, Sa 12:00-17:00'],
    ['Mo-Fr 9-17 Uhr, So: geschlossen', 'de', 'Mo-Fr 09:00-17:00'],
    ['Seg-Sex 10h-19h', 'en', 'Mo-Fr 10:00-19:00'],
    ['2ª a 6ª 10h30-19h', 'en', 'Mo-Fr 10:30-19:00'],
    ['Segunda-feira a sexta-feira das 10 às 19, sáb 10-13', 'en', 'Mo-Fr 10:00-19:00, Sa 10:00-13:00'],
    ['Dias úteis 9-18', 'en', 'Mo-Fr 09:00-18:00'],
    ['lunes a viernes 10-20, sábado y domingo 11-14', 'en', 'Mo-Fr 10:00-20:00, Sa 11:00-14:00, Su 11:00-14:00'],
    ['lundi au vendredi 9h-18h30, dimanche fermé', 'en', 'Mo-Fr 09:00-18:30'],
    ['Lun-Ven 9-13, 15-19', 'en', 'Mo-Fr 09:00-13:00, Mo-Fr 15:00-19:00'],
    ['ma-pe 9-17, la 10-15', 'en', 'Mo-Fr 09:00-17:00, Sa 10:00-15:00'],
    ['Δευ-Παρ 9-17', 'en', 'Mo-Fr 09:00-17:00'],
    [' ', 'pl', ''],
  ] as const) {
    assert.is(understandOpeningHours(text, locale), understood, text);
  }
  for (const text of [
    '9-17',
    'pon-pt',
    'mornings',
    'pon 17-9',
    'pon-xx 9-17',
    'pon 9-25',
    'pon-wt-sr 9-17',
    '<b>',
    'niedz. nieczynne',
  ])
    assert.is(understandOpeningHours(text, 'pl'), null, text);
});

test('a day that is closed is left out, and anything else that is called closed is not dropped unsaid', () => {
  for (const text of ['Mo-Fr 9-17, Sa-Su: closed', 'Mo-Fr 9-17, Sat closed, Sun closed'])
    assert.is(understandOpeningHours(text, 'en'), 'Mo-Fr 09:00-17:00', text);
  for (const text of [
    'Mo-Fr 09:00-17:00, Dec 24 closed',
    'Mo-Fr 9-17, 24.12. closed',
    'Mo-Fr 9-17, on holidays closed',
    'Mo-Fr 9-17 closed',
    'Mo-Fr 9-17, closed',
  ])
    assert.is(understandOpeningHours(text, 'en'), null, text);
});

test('a document is stored with the hours in full, and days of other languages are for nobody to guess', () => {
  const stored = (openingHours: string) =>
    companySchema.parse({ legalName: 'A', address: { country: 'GR' }, openingHours }).openingHours;
  assert.is(stored('Mo-Fr 9:00-17:00'), 'Mo-Fr 09:00-17:00');
  assert.is(stored('Mon–Fri 9am–5pm, Sun closed'), 'Mo-Fr 09:00-17:00');
  assert.is(stored(''), '');
  assert.throws(() => stored('So 10-12'), /must be like Mo-Fr/);
  assert.throws(() => stored('Mo-Fr 09:00-17:00, Dec 24 closed'), /must be like Mo-Fr/);
});

test('what shoppers read in each language is understood when it is typed back', () => {
  const stored = 'Mo-Fr 09:00-17:00, Sa 10:00-14:00, Su 11:00-12:30';
  for (const locale of locales)
    assert.is(understandOpeningHours(writeOpeningHours(stored, locale).join(', '), locale), stored, locale);
});

test.run();
