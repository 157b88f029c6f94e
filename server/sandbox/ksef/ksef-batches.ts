// Batch sessions of the sandbox's KSeF: parts of an encrypted archive are taken at addresses of their own, and when the session
// is closed they are put together, decrypted, unpacked, and each invoice in them is taken as one that was handed in alone.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sha256 } from '#server/ksef/client/encrypt-for-ksef.ts';
import { KsefFault } from './ksef-answers.ts';
import type { BatchPart, KsefParts, KsefSession, SessionStatus } from './ksef-parts.ts';
import { batchOpening, decrypt, findSession, noneValid, openSession, read, refuseMoreThan } from './ksef-sessions.ts';
import { requireToken } from './ksef-sign-in.ts';
import { readZip } from './read-zip.ts';
import { takeRefusedSession } from './refused-sessions.ts';
import { takeInvoice } from './take-invoice.ts';

const MOST_INVOICES = 10_000;
const MOST_PART_BYTES = 100_000_000;
const limits = [
  { most: 20, spanMs: 60_000 },
  { most: 60, spanMs: 3_600_000 },
];

export function addBatches(app: FastifyInstance, parts: KsefParts): void {
  const { objects, origin, now } = parts;
  app.post('/sessions/batch', async (request, reply) => {
    const { nip } = await requireToken(parts, request, 'access');
    const { batchFile, encryption, offlineMode: isOffline } = read(batchOpening, request.body);
    if (batchFile.fileParts.some(({ fileSize }) => fileSize > MOST_PART_BYTES + 16))
      throw new KsefFault(21157, 'Nieprawidłowy rozmiar części pakietu.');
    refuseMoreThan(limits, now(), await objects.listTimes('batch', new Date(now().getTime() - 3_600_000)));
    const { fileHash, fileSize, fileParts } = batchFile;
    const batch = { parts: fileParts, hash: fileHash, size: fileSize, isOffline };
    const { number } = await openSession(parts, { nip, kind: 'batch', encryption, batch });
    await objects.add('batch', number, {});
    return reply.status(201).send({
      referenceNumber: number,
      partUploadRequests: fileParts.map(({ ordinalNumber }) => ({
        ...{ ordinalNumber, method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' } },
        url: `${origin()}/ksef/storage/${number}/${ordinalNumber}`,
      })),
    });
  });
  app.post('/sessions/batch/:session/close', async (request, reply) => {
    const { nip } = await requireToken(parts, request, 'access');
    const session = await findSession(parts, request.params, nip);
    if (!session.isOpen) throw new KsefFault(21180, 'Status sesji nie pozwala na wykonanie operacji.');
    const status = await workOff(parts, session);
    await objects.save('session', session.number, { ...session, isOpen: false, status });
    return reply.status(204).send();
  });
}

/**
 * Adds the address that parts are handed in at: the number in it is the key, and a token has no business
 * here.
 */
export function addStorage(app: FastifyInstance, { objects }: KsefParts): void {
  const asBytes = { parseAs: 'buffer', bodyLimit: MOST_PART_BYTES + 16 } as const;
  app.addContentTypeParser('*', asBytes, async (_: FastifyRequest, body: Buffer) => body);
  app.put('/storage/:session/:ordinal', async ({ params, body, headers }, reply) => {
    const { session: number, ordinal } = params as { session: string; ordinal: string };
    const session = await objects.find<KsefSession>('session', number);
    const part = session?.batch?.parts.find(({ ordinalNumber }) => String(ordinalNumber) === ordinal);
    if (headers.authorization || !part || !session?.isOpen) throw new KsefFault(403, 'Forbidden', { status: 403 });
    if (headers['x-ms-blob-type'] !== 'BlockBlob') throw new KsefFault(400, 'Bad Request');
    await objects.save('part', `${number} ${ordinal}`, { content: (body as Buffer).toString('base64') });
    return reply.status(201).send();
  });
}

/** What becomes of a whole session. Invoices have answers of their own. */
async function workOff(parts: KsefParts, session: KsefSession): Promise<SessionStatus> {
  const { objects, db } = parts;
  const { batch, number } = session;
  const refused = await takeRefusedSession(db);
  if (refused) return refused;
  const contents: Buffer[] = [];
  for (const part of (batch?.parts ?? []).toSorted((one, other) => one.ordinalNumber - other.ordinalNumber)) {
    const found = await objects.find<{ content: string }>('part', `${number} ${part.ordinalNumber}`);
    if (!found) return { code: 440, description: 'Sesja anulowana', details: ['Nie przesłano faktur'] };
    const secret = Buffer.from(found.content, 'base64');
    if (!isAsTold(secret, part)) return broken;
    const content = decrypt(session, secret);
    if (!content) return { code: 435, description: 'Błąd odszyfrowania zaszyfrowanych części archiwum' };
    contents.push(content);
    await objects.remove('part', `${number} ${part.ordinalNumber}`);
  }
  const archive = Buffer.concat(contents);
  if (!batch || !isAsTold(archive, { fileSize: batch.size, fileHash: batch.hash })) return broken;
  const files = readZip(archive);
  if (!files) return { code: 430, description: 'Błąd dekompresji pierwotnego archiwum' };
  if (files.length > MOST_INVOICES) return { code: 420, description: 'Przekroczony limit faktur w sesji' };
  let accepted = 0;
  for (const content of files) {
    const told = { hash: sha256(content).toString('base64'), size: content.length };
    const handed = { content, told, isOffline: batch.isOffline, correctedHash: null };
    if ((await takeInvoice(parts, session, handed)).ksefNumber) accepted += 1;
  }
  return accepted > 0 ? done : noneValid;
}

const done: SessionStatus = { code: 200, description: 'Sesja wsadowa przetworzona pomyślnie' };
const broken: SessionStatus = { code: 405, description: 'Błąd weryfikacji poprawności dostarczonych elementów paczki' };

function isAsTold(bytes: Buffer, { fileSize, fileHash }: Omit<BatchPart, 'ordinalNumber'>): boolean {
  return bytes.length === fileSize && sha256(bytes).toString('base64') === fileHash;
}
