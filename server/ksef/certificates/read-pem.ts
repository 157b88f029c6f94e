// Certificates and keys as text. Fields of one line take the ends of lines away: they are put back.
import { createPrivateKey, X509Certificate } from 'node:crypto';

export const pemFaults = {
  certificate: 'expected the text of a certificate file, from -----BEGIN CERTIFICATE----- to its end',
  key: 'expected the text of a private key file without a password, from -----BEGIN PRIVATE KEY----- to its end',
} as const;

/** Null for what is no such file. */
export function readPem(text: string, kind: keyof typeof pemFaults): string | null {
  const [begin = '', label] = /-----BEGIN ([A-Z ]{1,30})-----/.exec(text) ?? [];
  const rest = text.slice(text.indexOf(begin) + begin.length);
  const length = rest.indexOf(`-----END ${label}-----`);
  if (!label || length < 0) return null;
  const content = rest.slice(0, length);
  const lines = content.replace(/\s/g, '').replace(/.{64}(?!$)/g, '$&\n');
  const pem = `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
  try {
    if (kind === 'certificate') new X509Certificate(pem);
    else createPrivateKey(pem);
    return pem;
  } catch {
    return null;
  }
}

/** The key of a file that may have a password; null when it is none, or the password is wrong. */
export function readProtectedKey(text: string, password: string): string | null {
  try {
    const key = createPrivateKey({ key: text, format: 'pem', passphrase: password });
    return key.export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    return null;
  }
}
