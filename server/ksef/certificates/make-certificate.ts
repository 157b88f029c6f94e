// Certificates of our own: those of the KSeF in the sandbox, and those that KSeF's test environment and the sandbox accept in
// place of a company's. Node.js reads certificates and makes none.
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  bits,
  integer,
  isTrue,
  moment,
  nothing,
  objectId,
  octets,
  sequence,
  setOf,
  tagged,
  utf8,
} from './write-der.ts';

const names = { country: '2.5.4.6', organisation: '2.5.4.10', organisationId: '2.5.4.97', common: '2.5.4.3' } as const;
const KEY_USAGE = '2.5.29.15';
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const RSA_SHA256 = '1.2.840.113549.1.1.11';
const SERIAL_BYTES = 8;

/** The uses by which KSeF tells its certificates apart: the first signs in, the other signs the second QR code. */
export type CertificateUse = 'authentication' | 'offline';

/** Digital signature, or non-repudiation: the first bit or the second, and how many bits of the byte are unused. */
const usages = { authentication: [0x80, 7], offline: [0x40, 6] } as const;

export type CertificateWish = {
  subject: Partial<Record<keyof typeof names, string>>;
  use?: CertificateUse;
  validFrom: Date;
  validTo: Date;
};

/** Signed with its own key. Returns its DER. */
export function selfSign(
  { subject, use, validFrom, validTo }: CertificateWish,
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
): Buffer {
  const isRsa = publicKey.asymmetricKeyType === 'rsa';
  const algorithm = isRsa ? sequence(objectId(RSA_SHA256), nothing()) : sequence(objectId(ECDSA_SHA256));
  const name = nameOf(subject);
  const serial = randomBytes(SERIAL_BYTES);
  // Never nought at its begin: programs write serial numbers without it.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x10;
  const content = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(serial),
    algorithm,
    name,
    sequence(moment(validFrom), moment(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(use ? [tagged(3, sequence(usageOf(use)))] : []),
  );
  return sequence(content, algorithm, bits(sign('sha256', content, privateKey)));
}

function usageOf(use: CertificateUse): Buffer {
  const [byte, unused] = usages[use];
  return sequence(objectId(KEY_USAGE), isTrue(), octets(bits(Buffer.from([byte]), unused)));
}

function nameOf(subject: CertificateWish['subject']): Buffer {
  const parts = Object.entries(names).flatMap(([name, id]) => {
    const text = subject[name as keyof typeof names];
    return text === undefined ? [] : [setOf(sequence(objectId(id), utf8(text)))];
  });
  return sequence(...parts);
}

export type MadeCertificate = { certificate: string; key: string };

const YEAR_MS = 365 * 24 * 3_600_000;

/** Two PEM texts, as the seal of a company has them. */
export function makeCompanyCertificate(
  company: { nip: string; name: string },
  use: CertificateUse,
  { now, validTo = new Date(now.getTime() + YEAR_MS) }: { now: Date; validTo?: Date },
): MadeCertificate {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { nip, name } = company;
  const subject = { country: 'PL', organisation: name, organisationId: `VATPL-${nip}`, common: name };
  // Some minutes earlier: the clock of whoever checks it may be behind.
  const validFrom = new Date(Math.min(now.getTime() - 300_000, validTo.getTime() - 1000));
  const der = selfSign({ subject, use, validFrom, validTo }, keys);
  const base64 = der.toString('base64').replace(/.{64}(?!$)/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
