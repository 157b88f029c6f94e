// The addresses behind the codes: as the Ministry's examples are, and signed so that anybody can check them.
import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import { encode } from 'uqr';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCompanyCertificate } from '#server/ksef/certificates/make-certificate.ts';
import { ksefAddresses } from '#server/ksef/client/ksef-environments.ts';
import { certificateLink, invoiceLink } from '#server/ksef/verification-links.ts';
import { nextWorkingDay } from '#server/ksef/working-days.ts';
import { checksumOf } from '#server/sandbox/ksef/ksef-objects.ts';

const now = new Date('2026-11-24T10:00:00Z');
const hash = Buffer.from('UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE', 'base64url');
const { qr } = ksefAddresses('test', '');
const about = { qr, nip: '1111111111', hash };

test('the first is the example of the Ministry’s documents', () => {
  assert.is(
    invoiceLink(about, '2026-02-01'),
    'https://qr-test.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  );
});

test('the second is signed by the certificate over its own path, and short enough for a small code', () => {
  const pair = makeCompanyCertificate({ nip: '1111111111', name: 'Papiernia' }, 'offline', { now });
  const certificate = new X509Certificate(pair.certificate);
  const link = certificateLink(about, pair);
  const path = `qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/${certificate.serialNumber}/${hash.toString('base64url')}`;
  const [, signed = '', signature = ''] = /^https:\/\/(.*)\/([\w-]{86})$/.exec(link) ?? [];
  assert.is(signed, path);
  assert.is(link.length, 216);
  const key = createPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' }));
  const bytes = Buffer.from(signature, 'base64url');
  assert.ok(verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes));
  assert.not.ok(verify('sha256', Buffer.from(`${signed}x`), { key, dsaEncoding: 'ieee-p1363' }, bytes));
  assert.ok(encode(link, { ecc: 'M' }).size <= 65);
});

test('the sandbox numbers invoices with KSeF’s checksum', () => {
  assert.is(checksumOf('5265877635-20250826-0100001AF629'), 'AF');
});

test('the next working day knows Poland’s holidays', () => {
  const days = [
    ['2026-11-24', '2026-11-25'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-10', '2026-11-12'],
    ['2026-12-23', '2026-12-28'],
    ['2026-12-31', '2027-01-04'],
    // Good Friday is one, Easter Monday is none.
    ['2026-04-02', '2026-04-03'],
    ['2026-04-03', '2026-04-07'],
    // Corpus Christi.
    ['2027-05-26', '2027-05-28'],
    ['2026-04-30', '2026-05-04'],
  ] as const;
  for (const [day, next] of days) assert.is(nextWorkingDay(day), next, day);
});

test.run();
