// The client of KSeF 2.0's API: signs in when it must, and sends invoices in sessions. It keeps its tokens of access in
// memory alone.
import { z } from 'zod';
import { type AskKsef, createAskKsef, type KsefRequest, readAnswer } from './ask-ksef.ts';
import { batchesOf } from './batch-sessions.ts';
import { encryptContent, newSessionKey, type SessionKey, sha256 } from './encrypt-for-ksef.ts';
import { createKeyRing, type KeyRing, type OpenByKey, openerOf } from './key-ring.ts';
import { KsefRefused } from './ksef-failures.ts';
import { type AccessTokens, type KsefCredentials, refreshAccess, signInToKsef } from './sign-in-to-ksef.ts';

export type KsefClientOptions = {
  api: string;
  nip: string;
  credentials: KsefCredentials;
  now: () => Date;
  signal?: AbortSignal;
};

export type OpenSession = { number: string; key: SessionKey };

/** How KSeF says what became of an invoice. */
export type SentStatus = z.output<typeof sentStatus>;

export type Sending = {
  content: Buffer;
  isOffline: boolean;
  /** SHA-256 of what was refused before, of an invoice that was issued offline. */
  correctedHash: Buffer | null;
};

/** A token that ends while a request is under way is of no use. */
const ENDS_SOON_MS = 60_000;
/** The most that KSeF shows at once. */
const PAGE = 1000;

const reference = z.object({ referenceNumber: z.string() });
const status = z.object({
  code: z.number(),
  description: z.string(),
  details: z.array(z.string()).nullish(),
  extensions: z.record(z.string(), z.string().nullable()).nullish(),
});
const sentStatus = z.object({
  referenceNumber: z.string(),
  invoiceHash: z.string(),
  ksefNumber: z.string().nullish(),
  acquisitionDate: z.coerce.date().nullish(),
  upoDownloadUrl: z.string().nullish(),
  status,
});
const sentList = z.object({ continuationToken: z.string().nullish(), invoices: z.array(sentStatus) });
const sessionStatus = z.object({ status });

export type KsefClient = ReturnType<typeof createKsefClient>;

export function createKsefClient(options: KsefClientOptions) {
  const ask = createAskKsef(options.api, options.signal);
  const keys = createKeyRing(ask, options.now);
  const asked = createAccess(ask, keys, options);
  const open = openerOf(asked, keys);
  return {
    ...sessionsOf(asked, open),
    ...batchesOf(asked, open, ask),
    ...statusesOf(asked),
    /** Signs in, to see whether KSeF lets us. */
    signIn: async () => void (await asked({ path: '/rate-limits' })),

    /** Reads KSeF's clock; null where it tells none. */
    async readClock() {
      const { headers } = await ask({ path: '/security/public-key-certificates' });
      const at = new Date(headers.get('date') ?? '');
      return Number.isFinite(at.getTime()) ? at : null;
    },

    /** Reads an invoice that KSeF has, of whoever issued it for this company. */
    readInvoice: async (ksefNumber: string) => (await asked({ path: `/invoices/ksef/${ksefNumber}` })).bytes,

    /** Reads the receipt (UPO). Its address holds a key of its own: our token is not told to it. */
    async readReceipt(url: string) {
      const { bytes, headers } = await ask({ path: url });
      const told = headers.get('x-ms-meta-hash');
      if (told && told !== sha256(bytes).toString('base64'))
        throw new Error('a receipt of KSeF is not what it says it is');
      return bytes;
    },

    readReceiptOf: async (session: string, ksefNumber: string) =>
      (await asked({ path: `/sessions/${session}/invoices/ksef/${ksefNumber}/upo` })).bytes,
  };
}

/** Requests of who has signed in. An access that has ended is refreshed; one that KSeF takes back is asked for anew, once. */
function createAccess(ask: AskKsef, keys: KeyRing, { nip, credentials, now }: KsefClientOptions): AskKsef {
  let tokens: AccessTokens | null = null;
  const isGood = (until: Date) => until.getTime() - now().getTime() > ENDS_SOON_MS;
  const signIn = () =>
    keys.using('KsefTokenEncryption', (key) => signInToKsef({ ask, nip, credentials, now, findKey: async () => key }));
  const access = async (): Promise<string> => {
    if (tokens && !isGood(tokens.accessUntil) && isGood(tokens.refreshUntil)) {
      tokens = await refreshAccess(ask, tokens).catch(forgetRefused);
    } else if (tokens && !isGood(tokens.accessUntil)) tokens = null;
    tokens ??= await signIn();
    return tokens.access;
  };
  return async (request: KsefRequest) => {
    try {
      return await ask({ ...request, token: await access() });
    } catch (error) {
      if (!(error instanceof KsefRefused) || error.status !== 401 || tokens === null) throw error;
      tokens = null;
      return ask({ ...request, token: await access() });
    }
  };
}

function forgetRefused(error: unknown): null {
  if (error instanceof KsefRefused) return null;
  throw error;
}

const base64 = (bytes: Buffer) => bytes.toString('base64');

function sessionsOf(ask: AskKsef, open: OpenByKey) {
  return {
    async openSession(): Promise<OpenSession> {
      const key = newSessionKey();
      const answer = await open('/sessions/online', key, {});
      return { number: readAnswer(reference, answer).referenceNumber, key };
    },

    /** Hands one invoice in. Returns KSeF's reference of it. */
    async send({ number, key }: OpenSession, { content, isOffline, correctedHash }: Sending): Promise<string> {
      const secret = encryptContent(content, key);
      const body = {
        ...{ invoiceHash: base64(sha256(content)), invoiceSize: content.length },
        ...{ encryptedInvoiceHash: base64(sha256(secret)), encryptedInvoiceSize: secret.length },
        ...{ encryptedInvoiceContent: base64(secret), offlineMode: isOffline },
        ...(correctedHash && { hashOfCorrectedInvoice: base64(correctedHash) }),
      };
      const answer = await ask({ method: 'POST', path: `/sessions/online/${number}/invoices`, body });
      return readAnswer(reference, answer).referenceNumber;
    },

    async closeSession(number: string): Promise<void> {
      await ask({ method: 'POST', path: `/sessions/online/${number}/close` });
    },
  };
}

function statusesOf(ask: AskKsef) {
  return {
    findStatus: async (session: string, invoice: string): Promise<SentStatus> =>
      readAnswer(sentStatus, await ask({ path: `/sessions/${session}/invoices/${invoice}` })),

    findSessionStatus: async (session: string) =>
      readAnswer(sessionStatus, await ask({ path: `/sessions/${session}` })).status,

    /** All that a session has, whoever handed it in. */
    async listStatuses(session: string): Promise<SentStatus[]> {
      const found: SentStatus[] = [];
      let next: string | null | undefined;
      do {
        const answer = await ask({
          path: `/sessions/${session}/invoices?pageSize=${PAGE}`,
          ...(next && { headers: { 'x-continuation-token': next } }),
        });
        const page = readAnswer(sentList, answer);
        found.push(...page.invoices);
        next = page.continuationToken;
      } while (next);
      return found;
    },
  };
}
