// Signing in to the sandbox's KSeF: by a signed document or an encrypted token, both really checked.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openSchema, type SchemaCheck } from '#server/invoices/check-by-schema.ts';
import { nipOfCertificate } from '#server/ksef/certificates/judge-certificate.ts';
import { SANDBOX_TOKEN } from '#server/ksef/ksef-access.ts';
import { KsefFault } from './ksef-answers.ts';
import { decryptWith, readKeys } from './ksef-keys.ts';
import { newReference } from './ksef-objects.ts';
import type { KsefParts } from './ksef-parts.ts';
import { takeTrouble } from './ksef-troubles.ts';
import { verifyXades } from './verify-xades.ts';

type Status = { code: number; description: string; details?: string[] };
type Operation = { nip: string; status: Status; isRedeemed: boolean; looks: number };
type Token = { kind: 'operation' | 'access' | 'refresh'; operation: string; nip: string; until: string };

const CHALLENGE_MS = 600_000;
const ACCESS_MS = 900_000;
const REFRESH_MS = 7 * 24 * 3_600_000;
const unauthorised = () => new KsefFault(401, 'Wymagane jest uwierzytelnienie.', { status: 401 });

// The schemas lie beside this file, in the sources and in the bundle.
const schemas = fileURLToPath(new URL('./ksef-schemas', import.meta.url));
let requestSchema: Promise<SchemaCheck> | undefined;

const tokenRequest = z.object({
  challenge: z.string(),
  contextIdentifier: z.object({ type: z.literal('Nip'), value: z.string().regex(/^\d{10}$/) }),
  encryptedToken: z.string(),
  publicKeyId: z.string().nullish(),
});

export function addSignIn(app: FastifyInstance, parts: KsefParts): void {
  const { objects, now } = parts;
  app.get('/security/public-key-certificates', async () => {
    const { encryption } = await readKeys(objects, now());
    return encryption.map(({ certificate, id, usage, validFrom, validTo }) => ({
      ...{ certificate, certificateId: id, publicKeyId: id, validFrom, validTo, usage: [usage] },
    }));
  });
  app.post('/auth/challenge', async ({ ip }) => {
    // One moment: a token is refused that names another than what was noted.
    const at = now();
    const challenge = newReference('CR', at);
    await objects.add('challenge', challenge, { at: at.getTime() });
    return { challenge, timestamp: at.toISOString(), timestampMs: at.getTime(), clientIp: ip };
  });
  app.post('/auth/xades-signature', async ({ body }, reply) => {
    const { nip, status } = await judgeDocument(parts, String(body));
    return reply.status(202).send(await begin(parts, nip, status));
  });
  app.post('/auth/ksef-token', async ({ body }, reply) => {
    const request = tokenRequest.safeParse(body);
    if (!request.success) throw new KsefFault(21405, 'Błąd walidacji danych wejściowych.');
    return reply
      .status(202)
      .send(await begin(parts, request.data.contextIdentifier.value, await judgeToken(parts, request.data)));
  });
  addOperations(app, parts);
}

async function begin({ objects, now }: KsefParts, nip: string, status: Status) {
  const referenceNumber = newReference('AU', now());
  await objects.add('operation', referenceNumber, { nip, status, isRedeemed: false, looks: 0 } satisfies Operation);
  const authenticationToken = await giveToken({ objects, now }, { kind: 'operation', operation: referenceNumber, nip });
  return { referenceNumber, authenticationToken };
}

function addOperations(app: FastifyInstance, parts: KsefParts): void {
  const { objects, now } = parts;
  app.get('/auth/:reference', async (request) => {
    const { reference } = request.params as { reference: string };
    await requireToken(parts, request, 'operation');
    const operation = await objects.find<Operation>('operation', reference);
    if (!operation) throw new KsefFault(21304, 'Brak uwierzytelnienia.');
    await objects.save('operation', reference, { ...operation, looks: operation.looks + 1 });
    const status = operation.looks === 0 ? { code: 100, description: 'Uwierzytelnianie w toku' } : operation.status;
    return {
      startDate: now().toISOString(),
      authenticationMethodInfo: { category: 'Other', code: 'sandbox', displayName: 'Kasa' },
      status,
    };
  });
  app.post('/auth/token/redeem', async (request) => {
    const { operation: reference, nip } = await requireToken(parts, request, 'operation');
    const operation = await objects.find<Operation>('operation', reference);
    if (operation?.status.code !== 200 || operation.isRedeemed) throw new KsefFault(21301, 'Brak autoryzacji.');
    await objects.save('operation', reference, { ...operation, isRedeemed: true });
    const of = { operation: reference, nip };
    return {
      accessToken: await giveToken(parts, { kind: 'access', ...of }),
      refreshToken: await giveToken(parts, { kind: 'refresh', ...of }),
    };
  });
  app.post('/auth/token/refresh', async (request) => {
    const { operation, nip } = await requireToken(parts, request, 'refresh');
    return { accessToken: await giveToken(parts, { kind: 'access', operation, nip }) };
  });
}

async function giveToken({ objects, now }: Pick<KsefParts, 'objects' | 'now'>, token: Omit<Token, 'until'>) {
  const text = randomBytes(32).toString('base64url');
  const validUntil = new Date(now().getTime() + (token.kind === 'refresh' ? REFRESH_MS : ACCESS_MS)).toISOString();
  await objects.add('token', text, { ...token, until: validUntil });
  return { token: text, validUntil };
}

export async function requireToken(
  { objects, db, now }: KsefParts,
  { headers }: FastifyRequest,
  kind: Token['kind'],
): Promise<Token> {
  const text = headers.authorization?.replace(/^Bearer /, '') ?? '';
  const token = await objects.find<Token>('token', text);
  if (token?.kind !== kind || new Date(token.until) < now()) throw unauthorised();
  if (kind === 'access' && (await takeTrouble(db, 'signedOut'))) {
    await objects.remove('token', text);
    throw unauthorised();
  }
  return token;
}

const letIn: Status = { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' };

async function judgeDocument(parts: KsefParts, xml: string): Promise<{ nip: string; status: Status }> {
  const unsigned = xml.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, '');
  requestSchema ??= openSchema(schemas, 'auth-token-request.xsd');
  const faults = (await requestSchema)(Buffer.from(unsigned));
  if (faults.length > 0) throw new KsefFault(21401, 'Dokument nie jest zgodny ze schemą (xsd).', { details: faults });
  const [, challenge = ''] = /<Challenge>(.*?)<\/Challenge>/.exec(unsigned) ?? [];
  const [, nip = ''] = /<Nip>(\d{10})<\/Nip>/.exec(unsigned) ?? [];
  await takeChallenge(parts, challenge);
  const signer = await verifyXades(xml).catch((error: Error) => error.message);
  if (typeof signer === 'string') throw new KsefFault(21115, 'Nieprawidłowy certyfikat.', { details: [signer] });
  const isValid = signer.validFromDate <= parts.now() && signer.validToDate > parts.now();
  if (!isValid) return { nip, status: certificateFault('Nieważny certyfikat') };
  const own = nipOfCertificate(signer);
  if (own !== nip) {
    const description = 'Uwierzytelnianie zakończone niepowodzeniem';
    return { nip, status: { code: 415, description, details: ['Brak przypisanych uprawnień'] } };
  }
  return { nip, status: letIn };
}

function certificateFault(detail: string): Status {
  const description = 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędu certyfikatu';
  return { code: 460, description, details: [detail] };
}

async function judgeToken(parts: KsefParts, request: z.output<typeof tokenRequest>): Promise<Status> {
  const at = await takeChallenge(parts, request.challenge);
  const keys = await readKeys(parts.objects, parts.now());
  const secret = decryptWith(keys, 'KsefTokenEncryption', {
    secret: request.encryptedToken,
    keyId: request.publicKeyId,
  });
  if (secret === undefined) {
    throw new KsefFault(21470, 'Przesłany identyfikator klucza jest nieznany lub wskazuje na wycofany klucz.');
  }
  const [token, time] = secret?.toString().split('|') ?? [];
  const description = 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu';
  if (time !== String(at)) return { code: 450, description, details: ['Nieprawidłowy czas tokena'] };
  return token === SANDBOX_TOKEN ? letIn : { code: 450, description, details: ['Nieprawidłowy token'] };
}

/** Each is answered once, within ten minutes. Returns its moment. */
async function takeChallenge({ objects, now }: KsefParts, challenge: string): Promise<number> {
  const found = await objects.find<{ at: number }>('challenge', challenge);
  if (!found || now().getTime() - found.at > CHALLENGE_MS)
    throw new KsefFault(21111, 'Nieprawidłowe wyzwanie autoryzacyjne.');
  await objects.remove('challenge', challenge);
  return found.at;
}
