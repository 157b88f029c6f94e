// Checks the signature of a document as KSeF does: canonicalized by libxml2, which knows nothing of how the shop writes it.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { DS, signatureMethods, XADES } from '#server/ksef/certificates/sign-xades.ts';

const namespaces = { ds: DS, xades: XADES };
const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** Finds who has signed; a text says what is wrong. */
export async function verifyXades(xml: string): Promise<X509Certificate | string> {
  const { XmlC14NMode, XmlDocument } = await import('libxml2-wasm');
  const options = { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 };
  const document = XmlDocument.fromString(xml);
  try {
    const textOf = (path: string) => document.get(path, namespaces)?.content ?? '';
    const certificate = new X509Certificate(Buffer.from(textOf('//ds:X509Certificate'), 'base64'));
    const info = document.get('//ds:SignedInfo', namespaces);
    const properties = document.get('//xades:SignedProperties[@Id="SignedProperties"]', namespaces);
    const signature = document.get('/*/ds:Signature', namespaces);
    if (!info || !properties || !signature) return 'the document has no enveloped XAdES signature';
    const canonical = Buffer.from(info.canonicalizeToString(options));
    const value = Buffer.from(textOf('//ds:SignatureValue'), 'base64');
    const isKnown = Object.values<string>(signatureMethods).includes(textOf('//ds:SignatureMethod/@Algorithm'));
    const isSigned =
      isKnown && verify('sha256', canonical, { key: certificate.publicKey, dsaEncoding: 'ieee-p1363' }, value);
    if (!isSigned) return 'the signature is not of this certificate';
    if (
      textOf('//ds:Reference[@URI="#SignedProperties"]/ds:DigestValue') !==
      digest(properties.canonicalizeToString(options))
    ) {
      return 'the signed properties are not those that were signed';
    }
    if (textOf('//xades:CertDigest/ds:DigestValue') !== createHash('sha256').update(certificate.raw).digest('base64')) {
      return 'the signed properties name another certificate';
    }
    const claimed = textOf('//ds:Reference[@URI=""]/ds:DigestValue');
    // The transform "enveloped signature" wants it so: the document without its signature.
    signature.remove();
    return claimed === digest(document.canonicalizeToString(options))
      ? certificate
      : 'the document is not the one that was signed';
  } finally {
    document.dispose();
  }
}
