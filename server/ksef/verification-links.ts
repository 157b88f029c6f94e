// The addresses behind the two codes on paper (QR I and II): anybody can look there whether KSeF has the invoice, and whether
// who issued it offline is who it says. Nothing of them is asked of KSeF: they are made of the file's hash.
import { constants, createPrivateKey, sign } from 'node:crypto';
import { serialOfCertificate } from './certificates/judge-certificate.ts';
import type { SigningPair } from './certificates/sign-xades.ts';

type Invoice = {
  /** The address that codes lead to: `https://qr.ksef.mf.gov.pl`. */
  qr: string;
  nip: string;
  /** SHA-256 of the FA(3) file. */
  hash: Buffer;
};

/** `issuedOn`: `2026-02-01`, which is written there as 01-02-2026. */
export function invoiceLink({ qr, nip, hash }: Invoice, issuedOn: string): string {
  const day = issuedOn.split('-').reverse().join('-');
  return [qr, 'invoice', nip, day, hash.toString('base64url')].join('/');
}

const PSS_SALT_BYTES = 32;

/** Signed by the certificate for offline invoices; an elliptic curve makes it short enough to be read. */
export function certificateLink({ qr, nip, hash }: Invoice, { certificate, key }: SigningPair): string {
  const parts = [qr, 'certificate', 'Nip', nip, nip, serialOfCertificate(certificate), hash.toString('base64url')];
  const link = parts.join('/');
  const privateKey = createPrivateKey(key);
  const how =
    privateKey.asymmetricKeyType === 'rsa'
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: PSS_SALT_BYTES }
      : { dsaEncoding: 'ieee-p1363' as const };
  // The signed link has no scheme, as KSeF says.
  const signed = Buffer.from(link.replace(/^https?:\/\//, ''));
  return `${link}/${sign('sha256', signed, { key: privateKey, ...how }).toString('base64url')}`;
}
