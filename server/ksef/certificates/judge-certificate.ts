// Certificates of KSeF as a company has them, judged before they are used: whose, for what, until when, and by which key.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { CertificateUse } from './make-certificate.ts';

export type CertificateFault =
  | { kind: 'KeyNotFitting' }
  /** `nip`: of whom it is. */
  | { kind: 'OtherCompany'; nip: string }
  | { kind: 'Expired'; at: Date }
  | { kind: 'NotYetValid'; at: Date }
  /** One that signs in is given where one for offline invoices is wanted, or the other way round. */
  | { kind: 'OtherUse'; use: CertificateUse }
  /** The second QR code wants an elliptic curve, so that it can be read. */
  | { kind: 'KeyTooLarge' };

/** `certificate` and `key` are PEM texts. */
export type JudgedPair = { certificate: string; key: string; use: CertificateUse };

/** The worst first; empty for a pair that can be used. `nip`: of the company in the settings; empty where there is none. */
export function faultsOfCertificate(
  { certificate, key, use }: JudgedPair,
  { nip, now }: { nip: string; now: Date },
): CertificateFault[] {
  const read = new X509Certificate(certificate);
  const privateKey = createPrivateKey(key);
  const [owner, own] = [nipOfCertificate(read), certificateUseOf(read)];
  return [
    ...(read.checkPrivateKey(privateKey) ? [] : [{ kind: 'KeyNotFitting' } as const]),
    ...(owner !== null && nip !== '' && owner !== nip ? [{ kind: 'OtherCompany', nip: owner } as const] : []),
    ...(read.validToDate <= now ? [{ kind: 'Expired', at: read.validToDate } as const] : []),
    ...(read.validFromDate > now ? [{ kind: 'NotYetValid', at: read.validFromDate } as const] : []),
    ...(own !== null && own !== use ? [{ kind: 'OtherUse', use: own } as const] : []),
    ...(use === 'offline' && privateKey.asymmetricKeyType !== 'ec' ? [{ kind: 'KeyTooLarge' } as const] : []),
  ];
}

/** Null for the certificate of a person, who may act for a company: KSeF knows for which. */
export function nipOfCertificate({ subject }: Pick<X509Certificate, 'subject'>): string | null {
  const lines = (subject ?? '').split('\n');
  const number = /(?:VATPL|TINPL|NIP)\D{0,20}(\d{10})(?!\d)/;
  return lines.map((line) => number.exec(line)?.[1] ?? null).find((nip) => nip !== null) ?? null;
}

/** The object id of "key usage", which the certificate's bits follow. */
const KEY_USAGE = Buffer.from([0x06, 0x03, 0x55, 0x1d, 0x0f]);
const [DIGITAL_SIGNATURE, NON_REPUDIATION] = [0x80, 0x40];

/** Null where it says none of the two, or both. */
export function certificateUseOf({ raw }: Pick<X509Certificate, 'raw'>): CertificateUse | null {
  const place = raw.indexOf(KEY_USAGE);
  if (place < 0) return null;
  const rest = raw.subarray(place + KEY_USAGE.length, place + KEY_USAGE.length + 12);
  // Whether it is critical may stand before: three bytes. Then an octet string with a bit string in it.
  const bits = rest.subarray(rest[0] === 0x01 ? 3 : 0)[5] ?? 0;
  const [signs, binds] = [(bits & DIGITAL_SIGNATURE) !== 0, (bits & NON_REPUDIATION) !== 0];
  if (signs === binds) return null;
  return signs ? 'authentication' : 'offline';
}

/** The number as KSeF writes it in the second QR code: hexadecimal, in capitals. */
export function serialOfCertificate(certificate: string): string {
  return new X509Certificate(certificate).serialNumber.toUpperCase();
}
