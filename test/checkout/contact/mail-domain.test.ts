import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { meantAddress } from '#src/checkout/contact/mail-domain.ts';

test('a slip in a well-known domain is answered with what was meant', () => {
  const slips = ['gmial.com', 'gmai.com', 'gmaill.com', 'gnail.com', 'gmail.con', 'gmail.cm'];
  for (const domain of slips) assert.is(meantAddress(`anna@${domain}`), 'anna@gmail.com', domain);
  assert.is(meantAddress('Anna.Nowak@interai.pl'), 'Anna.Nowak@interia.pl');
  assert.is(meantAddress('jan@t-onlin.de'), 'jan@t-online.de');
});

test('what is right, or might well be, is left alone', () => {
  const right = [
    'gmail.com',
    'GMAIL.com',
    'wp.pl',
    'op.pl',
    'pracownia-plakatu.example',
    'gmx.com',
    'mail.com',
    'outlook.at',
  ];
  for (const domain of right) assert.is(meantAddress(`anna@${domain}`), null, domain);
  for (const unfinished of ['', 'anna', 'anna@', '@gmial.com']) assert.is(meantAddress(unfinished), null, unfinished);
});

test.run();
