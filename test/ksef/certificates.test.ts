// Certificates are judged before they are used: whose they are, for what, until when, and by which key.
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describePair } from '#server/ksef/certificates/describe-pair.ts';
import { explainCertificateFault } from '#server/ksef/certificates/explain-certificate.ts';
import { faultsOfCertificate, nipOfCertificate } from '#server/ksef/certificates/judge-certificate.ts';
import { makeCompanyCertificate } from '#server/ksef/certificates/make-certificate.ts';
import { readPem, readProtectedKey } from '#server/ksef/certificates/read-pem.ts';
import { ksefVariables, misfitOfKsef } from '#server/ksef/ksef-variables.ts';

const now = new Date('2026-11-24T10:00:00Z');
const nip = '5252248481';
const made = (use: 'authentication' | 'offline', of = nip, validTo?: Date) =>
  makeCompanyCertificate({ nip: of, name: 'Papiernia' }, use, { now, ...(validTo && { validTo }) });

const own = made('authentication');

test('a pair of the company that is in force has no fault', () => {
  assert.equal(faultsOfCertificate({ ...own, use: 'authentication' }, { nip, now }), []);
  assert.equal(faultsOfCertificate({ ...made('offline'), use: 'offline' }, { nip, now }), []);
  assert.is(nipOfCertificate(new X509Certificate(own.certificate)), nip);
});

test('of another company, expired, for another use, with another key, before its time: each is a sentence', () => {
  const judge = (pair: { certificate: string; key: string }, use: 'authentication' | 'offline', at = now) => {
    const [worst] = faultsOfCertificate({ ...pair, use }, { nip, now: at });
    return worst ? explainCertificateFault(worst, use, nip).title : '';
  };
  assert.match(judge(made('authentication', '5265877635'), 'authentication'), 'of the company 5265877635');
  assert.match(
    judge(made('authentication', nip, new Date('2026-11-24T09:00:00Z')), 'authentication'),
    'ended on 2026-11-24',
  );
  assert.match(judge(own, 'offline'), 'of the type "authentication"');
  assert.match(judge({ ...own, key: made('offline').key }, 'authentication'), 'The key is not that');
  // The clock is an hour behind.
  assert.match(judge(own, 'authentication', new Date('2026-11-24T09:00:00Z')), 'begins on 2026-11-24');
});

test('what was pasted into one line is read, a key with a password too, and nothing else', () => {
  const flat = own.certificate.replaceAll('\n', '');
  assert.is(readPem(flat, 'certificate'), own.certificate);
  assert.is(readPem(flat, 'key'), null);
  assert.is(ksefVariables.KSEF_CERTIFICATE.parse(flat), own.certificate);
  assert.not.ok(ksefVariables.KSEF_KEY.safeParse('secret').success);
  const pair = generateKeyPairSync('ec', {
    ...{ namedCurve: 'P-256', publicKeyEncoding: { type: 'spki', format: 'pem' } },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'p' },
  });
  assert.is(readProtectedKey(pair.privateKey, 'q'), null);
  assert.match(String(readProtectedKey(pair.privateKey, 'p')), '-----BEGIN PRIVATE KEY-----');
  assert.is(readPem(pair.privateKey, 'key'), null);
});

test('production takes real sales alone, and the sandbox none', () => {
  assert.match(String(misfitOfKsef('production', { hasStripe: true, isLive: false })), 'real invoices');
  assert.match(String(misfitOfKsef('production', { hasStripe: false, isLive: false })), 'real invoices');
  assert.match(String(misfitOfKsef('sandbox', { hasStripe: true, isLive: true })), 'no sandbox');
  assert.is(misfitOfKsef('production', { hasStripe: true, isLive: true }), null);
  assert.is(misfitOfKsef('test', { hasStripe: false, isLive: false }), null);
});

test('what is stored is described without its content', () => {
  const described = describePair(
    { use: 'authentication', certificate: own.certificate, key: made('offline').key },
    { nip, now },
  );
  assert.equal([described.owner, described.faults.length, described.isStored], [nip, 1, true]);
  const none = describePair({ use: 'offline', certificate: undefined, key: undefined }, { nip, now });
  assert.is(none.isStored, false);
});

test.run();
