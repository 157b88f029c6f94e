// What is wrong with a certificate, in a sentence, and what to do about it.
import { dateIn } from '#src/dates/local-date.ts';
import type { CertificateFault } from './judge-certificate.ts';
import type { CertificateUse } from './make-certificate.ts';

const day = (at: Date) => dateIn('UTC', at);

export function explainCertificateFault(
  fault: CertificateFault,
  use: CertificateUse,
  nip: string,
): { title: string; fix: string } {
  const again = `Store the right pair: kasa ksef certificate store ${use} CERTIFICATE KEY.`;
  switch (fault.kind) {
    case 'KeyNotFitting':
      return { title: `The key is not that of the ${use} certificate.`, fix: again };
    case 'OtherCompany':
      return { title: `The ${use} certificate is of the company ${fault.nip}, and the shop's is ${nip}.`, fix: again };
    case 'Expired':
      return { title: `The ${use} certificate ended on ${day(fault.at)}.`, fix: `Get a new one in KSeF. ${again}` };
    case 'NotYetValid':
      return {
        title: `The ${use} certificate begins on ${day(fault.at)}.`,
        fix: 'Wait until then; if it was made today, look at the clock of this machine: timedatectl set-ntp true.',
      };
    case 'OtherUse':
      return {
        title: `The certificate is of the type "${fault.use}", and one of the type "${use}" is wanted.`,
        fix: again,
      };
    case 'KeyTooLarge':
      return {
        title: 'The key for offline invoices is RSA, whose signature makes the second QR code too large to be read.',
        fix: 'Get a certificate with a key of an elliptic curve (EC P-256) in KSeF.',
      };
  }
}
