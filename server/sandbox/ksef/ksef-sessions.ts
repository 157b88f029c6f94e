// Sessions of the sandbox's KSeF: their keys are decrypted, and invoices are taken into them.
import { createDecipheriv } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sha256 } from '#server/ksef/client/encrypt-for-ksef.ts';
import { KsefFault } from './ksef-answers.ts';
import { decryptWith, readKeys } from './ksef-keys.ts';
import { newReference } from './ksef-objects.ts';
import type { KsefParts, KsefSession, SessionStatus } from './ksef-parts.ts';
import { requireToken } from './ksef-sign-in.ts';
import { takeTrouble } from './ksef-troubles.ts';
import { takeRefusedSession } from './refused-sessions.ts';
import { type TakenInvoice, takeInvoice } from './take-invoice.ts';

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const hash = base64.length(44);
const formCode = z.object({
  systemCode: z.literal('FA (3)'),
  schemaVersion: z.literal('1-0E'),
  value: z.literal('FA'),
});
const encryption = z.object({
  encryptedSymmetricKey: base64,
  initializationVector: base64,
  publicKeyId: z.string().length(44).nullish(),
});
const batchFile = z.object({
  fileSize: z.number().int().min(1),
  fileHash: hash,
  fileParts: z
    .array(z.object({ ordinalNumber: z.number().int().min(1), fileSize: z.number().int(), fileHash: hash }))
    .min(1)
    .max(50),
});
const online = z.object({ formCode, encryption });
export const batchOpening = z.object({ formCode, encryption, batchFile, offlineMode: z.boolean().default(false) });
const sending = z.object({
  invoiceHash: hash,
  invoiceSize: z.number().int().min(1),
  encryptedInvoiceHash: hash,
  encryptedInvoiceSize: z.number().int().min(1),
  encryptedInvoiceContent: base64,
  offlineMode: z.boolean().default(false),
  hashOfCorrectedInvoice: hash.nullish(),
});

const SESSION_MS = 12 * 3_600_000;
const limits = [
  { most: 30, spanMs: 60_000 },
  { most: 180, spanMs: 3_600_000 },
];

export function addSessions(app: FastifyInstance, parts: KsefParts): void {
  const { objects, now } = parts;
  app.post('/sessions/online', async (request, reply) => {
    const { nip } = await requireToken(parts, request, 'access');
    const body = read(online, request.body);
    const status = await takeRefusedSession(parts.db);
    const session = await openSession(parts, { nip, kind: 'online', encryption: body.encryption, status });
    const validUntil = new Date(now().getTime() + SESSION_MS).toISOString();
    return reply.status(201).send({ referenceNumber: session.number, validUntil });
  });
  app.post('/sessions/online/:session/invoices', async (request, reply) => {
    const { nip } = await requireToken(parts, request, 'access');
    const session = await findOpen(parts, request.params, nip);
    await limitSends(parts);
    if (await takeTrouble(parts.db, 'lostInvoice')) return breakOff(reply);
    const invoice = await receive(parts, session, read(sending, request.body));
    await objects.add('single', invoice.referenceNumber, {});
    if (await takeTrouble(parts.db, 'lostAnswer')) return breakOff(reply);
    return reply.status(202).send({ referenceNumber: invoice.referenceNumber });
  });
  app.post('/sessions/online/:session/close', async (request, reply) => {
    const { nip } = await requireToken(parts, request, 'access');
    const session = await findSession(parts, request.params, nip);
    if (session.isOpen) await objects.save('session', session.number, { ...session, isOpen: false });
    return reply.status(204).send();
  });
  app.get('/sessions/:session', async (request) => {
    const { nip } = await requireToken(parts, request, 'access');
    const session = await findSession(parts, request.params, nip);
    return { status: await statusOf(parts, session), dateCreated: session.openedAt, dateUpdated: now().toISOString() };
  });
}

async function statusOf({ objects }: KsefParts, session: KsefSession): Promise<SessionStatus> {
  const isOnline = session.kind === 'online';
  if (session.isOpen)
    return { code: 100, description: isOnline ? 'Sesja interaktywna otwarta' : 'Sesja wsadowa rozpoczęta' };
  if (session.status) return session.status;
  const taken = await objects.list<TakenInvoice>('invoice', 'session', session.number);
  if (taken.length === 0) return { code: 440, description: 'Sesja anulowana', details: ['Nie przesłano faktur'] };
  if (!taken.some(({ ksefNumber }) => ksefNumber)) return noneValid;
  return { code: 200, description: 'Sesja interaktywna przetworzona pomyślnie' };
}

export const noneValid: SessionStatus = { code: 445, description: 'Błąd weryfikacji, brak poprawnych faktur' };

export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new KsefFault(21405, 'Błąd walidacji danych wejściowych.', { details });
}

export async function openSession(
  { objects, now }: KsefParts,
  {
    nip,
    kind,
    encryption: given,
    batch,
    status,
  }: Pick<KsefSession, 'nip' | 'kind' | 'batch' | 'status'> & { encryption: z.output<typeof encryption> },
): Promise<KsefSession> {
  const keys = await readKeys(objects, now());
  const secret = { secret: given.encryptedSymmetricKey, keyId: given.publicKeyId };
  const key = decryptWith(keys, 'SymmetricKeyEncryption', secret);
  if (key === undefined) {
    throw new KsefFault(21470, 'Przesłany identyfikator klucza jest nieznany lub wskazuje na wycofany klucz.');
  }
  if (key?.length !== 32 || Buffer.from(given.initializationVector, 'base64').length !== 16) {
    throw new KsefFault(21405, 'Błąd walidacji danych wejściowych.', {
      details: ['Błąd odszyfrowania dostarczonego klucza'],
    });
  }
  const number = newReference(kind === 'online' ? 'SO' : 'SB', now());
  const session: KsefSession = {
    ...{ kind, number, nip, key: key.toString('base64'), iv: given.initializationVector },
    ...{ isOpen: true, openedAt: now().toISOString(), ...(batch && { batch }), ...(status && { status }) },
  };
  await objects.add('session', number, session);
  return session;
}

export async function findSession({ objects }: KsefParts, params: unknown, nip: string): Promise<KsefSession> {
  const { session: number } = params as { session: string };
  const session = await objects.find<KsefSession>('session', number);
  if (session?.nip !== nip) throw new KsefFault(21173, 'Brak sesji o wskazanym numerze referencyjnym.');
  return session;
}

async function findOpen(parts: KsefParts, params: unknown, nip: string): Promise<KsefSession> {
  const session = await findSession(parts, params, nip);
  const isClosed = (await takeTrouble(parts.db, 'closedSession')) !== null;
  if (!session.isOpen || isClosed) throw new KsefFault(21180, 'Status sesji nie pozwala na wykonanie operacji.');
  return session;
}

/** Limits sends as KSeF counts: the last minute, and the last hour. */
async function limitSends({ db, objects, now }: KsefParts): Promise<void> {
  const trouble = await takeTrouble(db, 'limit');
  if (trouble) throw new KsefFault(429, 'Too Many Requests', { status: 429, retryAfterS: trouble.value });
  refuseMoreThan(limits, now(), await objects.listTimes('single', new Date(now().getTime() - 3_600_000)));
}

type Limit = { most: number; spanMs: number };

/** `times`: of those before, the oldest first. */
export function refuseMoreThan(limits: readonly Limit[], now: Date, times: readonly Date[]): void {
  for (const { most, spanMs } of limits) {
    const first = times.filter((time) => time.getTime() > now.getTime() - spanMs).at(-most);
    if (!first) continue;
    const retryAfterS = Math.max(1, Math.ceil((first.getTime() + spanMs - now.getTime()) / 1000));
    throw new KsefFault(429, 'Too Many Requests', { status: 429, retryAfterS });
  }
}

async function receive(parts: KsefParts, session: KsefSession, given: z.output<typeof sending>): Promise<TakenInvoice> {
  const secret = Buffer.from(given.encryptedInvoiceContent, 'base64');
  if (secret.length !== given.encryptedInvoiceSize) throw new KsefFault(21402, 'Nieprawidłowy rozmiar pliku.');
  if (sha256(secret).toString('base64') !== given.encryptedInvoiceHash)
    throw new KsefFault(21403, 'Nieprawidłowy skrót pliku.');
  return takeInvoice(parts, session, {
    content: decrypt(session, secret),
    told: { hash: given.invoiceHash, size: given.invoiceSize },
    isOffline: given.offlineMode,
    correctedHash: given.hashOfCorrectedInvoice ?? null,
  });
}

/** Null when it was encrypted under another key. */
export function decrypt({ key, iv }: KsefSession, secret: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
    return Buffer.concat([decipher.update(secret), decipher.final()]);
  } catch {
    return null;
  }
}

/** The connection ends without an answer. */
function breakOff(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
