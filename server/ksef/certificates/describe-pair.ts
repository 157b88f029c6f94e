import { X509Certificate } from 'node:crypto';
import { explainCertificateFault } from './explain-certificate.ts';
import { faultsOfCertificate, nipOfCertificate } from './judge-certificate.ts';
import type { CertificateUse } from './make-certificate.ts';

export type DescribedPair = {
  use: CertificateUse;
  isStored: boolean;
  /** The company's NIP; null for a person's. */
  owner: string | null;
  validTo: string | null;
  /** A sentence each. */
  faults: string[];
};

type StoredPair = { use: CertificateUse; certificate: string | undefined; key: string | undefined };

export function describePair(
  { use, certificate, key }: StoredPair,
  { nip, now }: { nip: string; now: Date },
): DescribedPair {
  if (!certificate) return { use, isStored: false, owner: null, validTo: null, faults: [] };
  const read = new X509Certificate(certificate);
  const faults = key ? faultsOfCertificate({ use, certificate, key }, { nip, now }) : [];
  return {
    ...{ use, isStored: true, owner: nipOfCertificate(read), validTo: read.validToDate.toISOString() },
    faults: faults.map((fault) => explainCertificateFault(fault, use, nip).title),
  };
}
