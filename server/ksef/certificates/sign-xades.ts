// Signatures in XML: XAdES-BASELINE-B, enveloped. The document is a text that is canonical already (exclusive XML
// canonicalization), and so is every part that is written here: no space between elements, none without an end tag, and every
// prefix declared where it is first used. What is hashed is therefore what stands in the file.
import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';

export const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
export const DS = 'http://www.w3.org/2000/09/xmldsig#';
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = `${DS}enveloped-signature`;
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const signatureMethods = {
  ec: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  rsa: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
} as const;

/** PEM, the key without a password. */
export type SigningPair = { certificate: string; key: string };

/** Puts the signature before the end tag of the document's root. */
export function signXades(document: string, { certificate, key }: SigningPair, now: Date): string {
  const { raw } = new X509Certificate(certificate);
  const privateKey = createPrivateKey(key);
  const method = signatureMethods[privateKey.asymmetricKeyType === 'rsa' ? 'rsa' : 'ec'];
  const properties = signedProperties(raw, now);
  const info = signedInfo(method, { document: digest(document), properties: digest(properties) });
  // `R || S` for elliptic curves, as XML signatures have it.
  const value = sign('sha256', Buffer.from(info), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  const signature = [
    `<ds:Signature xmlns:ds="${DS}" Id="Signature">${info}<ds:SignatureValue>${value}</ds:SignatureValue>`,
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${XADES}" Target="#Signature">${properties}`,
    '</xades:QualifyingProperties></ds:Object></ds:Signature>',
  ].join('');
  const end = document.lastIndexOf('</');
  return document.slice(0, end) + signature + document.slice(end);
}

function signedInfo(method: string, digests: { document: string; properties: string }): string {
  return [
    `<ds:SignedInfo xmlns:ds="${DS}">`,
    empty('ds:CanonicalizationMethod', EXCLUSIVE),
    empty('ds:SignatureMethod', method),
    reference('Id="Document" URI=""', [ENVELOPED, EXCLUSIVE], digests.document),
    reference(
      'Type="http://uri.etsi.org/01903#SignedProperties" URI="#SignedProperties"',
      [EXCLUSIVE],
      digests.properties,
    ),
    '</ds:SignedInfo>',
  ].join('');
}

function reference(attributes: string, transforms: readonly string[], value: string): string {
  const steps = transforms.map((algorithm) => empty('ds:Transform', algorithm)).join('');
  return [
    `<ds:Reference ${attributes}><ds:Transforms>${steps}</ds:Transforms>`,
    `${empty('ds:DigestMethod', SHA256)}<ds:DigestValue>${value}</ds:DigestValue></ds:Reference>`,
  ].join('');
}

/** When it was signed, by which certificate, and what kind of document. */
function signedProperties(certificate: Buffer, now: Date): string {
  const time = `${now.toISOString().slice(0, 19)}Z`;
  return [
    `<xades:SignedProperties xmlns:xades="${XADES}" Id="SignedProperties"><xades:SignedSignatureProperties>`,
    `<xades:SigningTime>${time}</xades:SigningTime><xades:SigningCertificateV2><xades:Cert><xades:CertDigest>`,
    `<ds:DigestMethod xmlns:ds="${DS}" Algorithm="${SHA256}"></ds:DigestMethod>`,
    `<ds:DigestValue xmlns:ds="${DS}">${digest(certificate)}</ds:DigestValue>`,
    '</xades:CertDigest></xades:Cert></xades:SigningCertificateV2></xades:SignedSignatureProperties>',
    '<xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#Document">',
    '<xades:MimeType>text/xml</xades:MimeType></xades:DataObjectFormat></xades:SignedDataObjectProperties>',
    '</xades:SignedProperties>',
  ].join('');
}

const empty = (name: string, algorithm: string) => `<${name} Algorithm="${algorithm}"></${name}>`;

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('base64');
