// What becomes of an invoice that the sandbox's KSeF is handed: decrypted, judged by the schema, compared with what is there,
// and given a number.
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { sha256 } from '#server/ksef/client/encrypt-for-ksef.ts';
import { timeZoneOf } from '#src/countries/time-zone.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { KsefFault } from './ksef-answers.ts';
import { newKsefNumber, newReference } from './ksef-objects.ts';
import type { KsefParts, KsefSession } from './ksef-parts.ts';
import { takeTrouble } from './ksef-troubles.ts';

export type TakenStatus = {
  code: number;
  description: string;
  details?: string[];
  extensions?: Record<string, string>;
};

export type TakenInvoice = {
  referenceNumber: string;
  session: string;
  nip: string;
  ordinalNumber: number;
  invoiceNumber: string;
  issuedOn: string;
  /** Base64. */
  hash: string;
  content: string;
  ksefNumber: string | null;
  takenAt: string;
  isOffline: boolean;
  correctedHash: string | null;
  status: TakenStatus;
  /** How often it was asked about: it is worked on for a while. */
  looks: number;
  slowness: number;
};

export type Handed = {
  /** Null: it could not be decrypted. */
  content: Buffer | null;
  told: { hash: string; size: number };
  isOffline: boolean;
  correctedHash: string | null;
};

const accepted: TakenStatus = { code: 200, description: 'Sukces' };

export async function takeInvoice(parts: KsefParts, session: KsefSession, handed: Handed): Promise<TakenInvoice> {
  const { objects, now, db } = parts;
  const { content, told, isOffline, correctedHash } = handed;
  if (correctedHash !== null) await requireCorrectable(parts, session.nip, correctedHash);
  const xml = content?.toString() ?? '';
  const [nip, kind, number, issuedOn] = ['NIP', 'RodzajFaktury', 'P_2', 'P_1'].map((name) => elementOf(xml, name));
  const referenceNumber = newReference('EE', now());
  const ksefNumber = newKsefNumber(session.nip, now());
  const today = dateIn(timeZoneOf('PL'), now());
  const fault = await judge(parts, session, handed);
  const key = [nip, kind, number].join(' ');
  const isFirst = fault === null && (await objects.add('number', key, { ksefNumber, session: session.number }));
  const status = fault ?? (isFirst ? accepted : await duplicateOf(parts, key));
  const slow = await takeTrouble(db, 'slow');
  const invoice: TakenInvoice = {
    ...{ referenceNumber, session: session.number, nip: session.nip },
    ordinalNumber: (await objects.list('invoice', 'session', session.number)).length + 1,
    ...{
      invoiceNumber: number ?? '',
      issuedOn: issuedOn ?? '',
      hash: told.hash,
      content: content?.toString('base64') ?? '',
    },
    ksefNumber: status === accepted ? ksefNumber : null,
    takenAt: now().toISOString(),
    isOffline: isOffline || (issuedOn ?? today) < today,
    ...{ correctedHash, status, looks: 0, slowness: slow?.value ?? 0 },
  };
  await objects.add('invoice', referenceNumber, invoice);
  return invoice;
}

/** Null for what is accepted, unless it is there already. */
async function judge(parts: KsefParts, session: KsefSession, { content, told }: Handed): Promise<TakenStatus | null> {
  const { db, now } = parts;
  const { nip, status: refused } = session;
  if (refused) return { code: 405, description: 'Przetwarzanie anulowane z powodu błędu sesji' };
  if (!content) return { code: 435, description: 'Błąd odszyfrowania pliku' };
  if (sha256(content).toString('base64') !== told.hash || content.length !== told.size) {
    return { code: 430, description: 'Błąd weryfikacji pliku faktury', details: ['Skrót lub rozmiar nie jest zgodny'] };
  }
  if (await takeTrouble(db, 'cancelled')) return { code: 550, description: 'Operacja została anulowana przez system' };
  const details = await faultsOfFa3(content);
  const xml = content.toString();
  if (elementOf(xml, 'P_1') > dateIn(timeZoneOf('PL'), now()))
    details.push('Data wystawienia jest późniejsza niż data przyjęcia');
  if (await takeTrouble(db, 'refusal')) details.push('Odrzucona na życzenie piaskownicy');
  if (details.length > 0) return { code: 450, description: 'Błąd weryfikacji semantyki dokumentu faktury', details };
  if (elementOf(xml, 'NIP') !== nip) return { code: 410, description: 'Nieprawidłowy zakres uprawnień' };
  return (await takeTrouble(db, 'falseDuplicate')) ? falseDuplicate(parts, nip, content) : null;
}

/** The first of its name: the seller's NIP stands before the buyer's. */
function elementOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

const duplicate = (originalKsefNumber: string, originalSessionReferenceNumber: string): TakenStatus => ({
  ...{ code: 440, description: 'Duplikat faktury' },
  extensions: { originalKsefNumber, originalSessionReferenceNumber },
});

async function duplicateOf({ objects }: KsefParts, key: string): Promise<TakenStatus> {
  const original = await objects.find<{ ksefNumber: string; session: string }>('number', key);
  return duplicate(original?.ksefNumber ?? '', original?.session ?? '');
}

/** Another document of the same number, as when two programs write one series. */
async function falseDuplicate({ objects, now }: KsefParts, nip: string, content: Buffer): Promise<TakenStatus> {
  const other = Buffer.from(content.toString().replace('</Faktura>', '<!-- another --></Faktura>'));
  const [referenceNumber, session, ksefNumber] = [
    newReference('EE', now()),
    newReference('SO', now()),
    newKsefNumber(nip, now()),
  ];
  await objects.add('invoice', referenceNumber, {
    ...{ referenceNumber, session, nip, ordinalNumber: 1, invoiceNumber: elementOf(content.toString(), 'P_2') },
    ...{
      issuedOn: elementOf(content.toString(), 'P_1'),
      hash: sha256(other).toString('base64'),
      content: other.toString('base64'),
      ksefNumber,
    },
    ...{ takenAt: now().toISOString(), isOffline: false, correctedHash: null, status: accepted, looks: 1, slowness: 0 },
  } satisfies TakenInvoice);
  return duplicate(ksefNumber, session);
}

/** Only what was refused is corrected in its form, and once. */
async function requireCorrectable({ objects }: KsefParts, nip: string, hash: string): Promise<void> {
  const found = (await objects.list<TakenInvoice>('invoice', 'hash', hash)).filter((each) => each.nip === nip);
  if (found.some(({ ksefNumber }) => ksefNumber !== null)) {
    throw new KsefFault(21167, 'Status faktury nie pozwala na korektę techniczną.');
  }
  const corrections = await objects.list<TakenInvoice>('invoice', 'correctedHash', hash);
  if (corrections.some(({ ksefNumber }) => ksefNumber !== null)) {
    throw new KsefFault(21166, 'Korekta techniczna niedostępna.');
  }
  if (found.length === 0) throw new KsefFault(21164, 'Faktura o podanym identyfikatorze nie istnieje.');
}
