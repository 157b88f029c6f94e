import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { meantAddress } from '#src/checkout/contact/mail-domain.ts';

const slips: Record<string, string> = {
  'gmail.com':
    'gmial.com gmal.com gmaill.com gamil.com gmail.con gmail.co gmai.com gnail.com gmali.com ggmail.com gmail.cm',
  'hotmail.com': 'hotmial.com hotmal.com hotmai.com homail.com hotnail.com hotmail.con',
  'outlook.com': 'outlok.com outloo.com outllok.com outook.com outlook.comm',
  'yahoo.com': 'yaho.com yahooo.com yhaoo.com yahoo.cmo',
  'icloud.com': 'iclod.com icoud.com icloud.con',
  'interia.pl': 'interai.pl intera.pl inetria.pl',
  'wp.pl': 'wp.ppl',
  't-online.de': 't-onlin.de tonline.de',
  'freenet.de': 'frenet.de',
  'web.de': 'web.dee',
  'ziggo.nl': 'zigo.nl',
  'kpnmail.nl': 'kpnmai.nl',
  'telenet.be': 'telent.be',
  'seznam.cz': 'seznma.cz seznan.cz',
};

/**
 * The domains at which people have their mail: the most usual domains, by the npm package email-providers (ISC), and
 * our markets'.
 */
const usual = readFileSync(new URL('./usual-mail-domains.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\s+/);

test('a slip in a well-known domain is answered with what was meant', () => {
  for (const [meant, typed] of Object.entries(slips)) {
    for (const domain of typed.split(' ')) assert.is(meantAddress(`anna@${domain}`), `anna@${meant}`, domain);
  }
  assert.is(meantAddress(' Anna.Nowak+shop@GMIAL.com '), 'Anna.Nowak+shop@gmail.com');
});

test('no domain where people have their mail is doubted', () => {
  assert.ok(usual.length > 400);
  assert.equal(
    usual.filter((domain) => meantAddress(`anna@${domain}`)),
    [],
  );
});

test('what is not an address yet is left alone', () => {
  for (const unfinished of ['', 'anna', 'anna@', '@gmial.com', 'anna@gmail']) {
    assert.is(meantAddress(unfinished), null, unfinished);
  }
});

test.run();
