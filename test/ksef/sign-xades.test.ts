// Signing in by a certificate: the document by the Ministry's schema, and its signature judged by libxml2's canonicalization.
import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSchema } from '#server/invoices/check-by-schema.ts';
import { makeCompanyCertificate, selfSign } from '#server/ksef/certificates/make-certificate.ts';
import { authTokenRequest, signAuthTokenRequest } from '#server/ksef/client/auth-token-request.ts';
import { verifyXades } from '#server/sandbox/ksef/verify-xades.ts';

const now = new Date('2026-11-24T10:00:00Z');
const request = { challenge: '20261124-CR-0123456789-ABCDEF0123-4F', nip: '5252248481' };
const pair = makeCompanyCertificate({ nip: request.nip, name: 'Papiernia & Synowie "Ł"' }, 'authentication', { now });

test('the document is by the Ministry’s schema', async () => {
  const folder = fileURLToPath(new URL('../../server/sandbox/ksef/ksef-schemas', import.meta.url));
  const check = await openSchema(folder, 'auth-token-request.xsd');
  assert.equal(check(Buffer.from(authTokenRequest(request))), []);
  assert.is.not(check(Buffer.from(authTokenRequest({ ...request, nip: '0000000000' }))).length, 0);
});

test('signed with an elliptic curve or RSA, what was hashed is the canonical form of what stands there', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const validTo = new Date('2028-01-01T00:00:00Z');
  const der = selfSign({ subject: { common: 'Papiernia' }, validFrom: now, validTo }, rsa);
  const ofRsa = {
    certificate: new X509Certificate(der).toString(),
    key: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  for (const each of [pair, ofRsa]) {
    const signer = await verifyXades(signAuthTokenRequest(request, each, now));
    assert.instance(signer, X509Certificate, String(signer));
  }
});

test('whatever is changed afterwards is found', async () => {
  const signed = signAuthTokenRequest(request, pair, now);
  const changes = [
    ['5252248481</Nip>', '5265877635</Nip>', 'the document is not the one that was signed'],
    ['2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z', 'the signed properties are not those that were signed'],
    ['URI=""', 'URI="" ', null],
    ['<ds:DigestValue>', '<ds:DigestValue> ', 'the signature is not of this certificate'],
  ] as const;
  for (const [before, after, fault] of changes) {
    const answer = await verifyXades(signed.replace(before, after));
    if (fault === null) assert.instance(answer, X509Certificate);
    else assert.is(answer, fault);
  }
});

test('a certificate of our own is read as X.509', () => {
  const certificate = new X509Certificate(pair.certificate);
  assert.ok(certificate.verify(certificate.publicKey));
  assert.match(certificate.subject, /organizationIdentifier=VATPL-5252248481/);
  assert.ok(certificate.validFromDate <= now && certificate.validToDate > now);
  assert.is(createHash('sha256').update(certificate.raw).digest('hex').length, 64);
});

test.run();
