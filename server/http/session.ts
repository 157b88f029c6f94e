// The visitor of a request: nobody is logged in; a cart is identified by a random token in a cookie.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import {
  accountCookie,
  knownBrowserCookie,
  SESSION_IDLE_MS,
  SESSION_LONGEST_MS,
  signInCookie,
} from '#src/shopper-accounts/account-life.ts';
import type { SessionCookie } from '#src/surface.ts';

/** A secret in a cookie of this browser, which no script reads. */
export type KeptSecret = {
  /** Null where there is none, or what is there cannot be one. */
  read(): string | null;
  keep(secret: string): void;
  forget(): void;
};

export type Session = {
  /** The client's address; a proxy's word for it counts only as TRUST_PROXY allows. */
  address: string;
  /** SHA-256 of the cart's token; null when the visitor has no cart yet. */
  cartTokenHash(): Buffer | null;
  /** Gives the visitor a new cart token and returns its hash. */
  startCart(): Buffer;
  /** Part of every form on a page that only this visitor sees; empty without a cart. */
  formToken(): string;
  /** The secret of the shopper who is signed in. */
  account: KeptSecret;
  /** The secret of a sign-in that this browser has asked for. */
  signIn: KeptSecret;
  /** The secret of a browser that was in an account before. */
  knownBrowser: KeptSecret;
};

const TOKEN_BYTES = 24;
const TOKEN_PATTERN = /^[\w-]{32}$/;

/**
 * A random token of 192 bits, as 32 URL-safe characters. Never begins with "-", because commands take tokens as
 * arguments, too.
 */
export function createToken(): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return token.startsWith('-') ? createToken() : token;
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN_PATTERN.test(value);
}

// Secret addresses are derived from what they lead to, under a key that is not in the database: neither a copy of the database
// nor a backup, which hold hashes only, lets anybody use one, and an e-mail can name it again at any time.

export type ReadLinkKey = () => Promise<Buffer>;

let keyOfProcess: ReadLinkKey | null = null;

/** Applies to what this process derives from now on. The returned function ends that. */
export function deriveTokensWith(readKey: ReadLinkKey): () => void {
  const former = keyOfProcess;
  keyOfProcess = readKey;
  return () => {
    if (keyOfProcess === readKey) keyOfProcess = former;
  };
}

type DerivedKind =
  | ('order' | 'payment link' | 'mail of an order' | 'gift card')
  | ('cart of an assistant' | 'link of an assistant')
  | ('sign-in link' | 'sign-in code' | 'browser of an account');

/** The token is the same as long as the key is; it looks like one of `createToken`. */
export async function deriveToken(kind: DerivedKind, id: string): Promise<string> {
  if (!keyOfProcess) throw new Error('this process has no key to derive addresses from');
  const key = await keyOfProcess();
  for (let round = 0; ; round++) {
    const mac = createHmac('sha256', key).update(`${kind} ${id} ${round}`).digest();
    const token = mac.subarray(0, TOKEN_BYTES).toString('base64url');
    if (!token.startsWith('-')) return token;
  }
}

/** Derived from the cart's token, so another site can neither read nor compute it. */
export function formTokenOf(cartToken: string): string {
  return createHmac('sha256', cartToken).update('form').digest('base64url');
}

/** Compares in constant time. A visitor without a cart has no form to send. */
export function isFormToken(session: Session, given: string): boolean {
  const expected = Buffer.from(session.formToken());
  const actual = Buffer.from(given);
  return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Whether a form came from a page of this visit; some forms are accepted without a cart, too. */
export function isFormOfVisit(
  token: unknown,
  { session }: { session: Session },
  { isCachedWithoutCart = false }: { isCachedWithoutCart?: boolean },
): boolean {
  if (isCachedWithoutCart && session.cartTokenHash() === null) return true;
  return typeof token === 'string' && isFormToken(session, token);
}

/**
 * `__Host-` ties the cookie to this host over TLS, but requires the path `/`; other paths get `__Secure-`. Plain names
 * are for http on localhost only.
 */
export function cookieName({ name, path }: SessionCookie, isSecure: boolean): string {
  if (!isSecure) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

export function cookieOptions({ path, sameSite, maxAgeS }: SessionCookie, isSecure: boolean) {
  return { path, httpOnly: true, secure: isSecure, sameSite, maxAge: maxAgeS };
}

/** The account that a browser is signed in to, of a session that lives, as part of a statement; null for everybody else. */
export function signedInAccount(
  visitor: { session: Pick<Session, 'account'>; now: () => Date } | null,
): RawBuilder<string | null> {
  const token = visitor?.session.account.read();
  if (!visitor || !token) return sql`null::uuid`;
  const before = (milliseconds: number) => new Date(visitor.now().getTime() - milliseconds);
  return sql`(select account_id from shopper_sessions where token_hash = ${hashToken(token)}
    and last_used_at > ${before(SESSION_IDLE_MS)} and created_at > ${before(SESSION_LONGEST_MS)})`;
}

/** The session of somebody who came by a payment link: its token names a cart, beside the visitor's own. */
export function sessionOfLink({ address, account, signIn, knownBrowser }: Session, token: string): Session {
  return {
    ...{ address, account, signIn, knownBrowser },
    cartTokenHash: () => hashToken(token),
    formToken: () => formTokenOf(token),
    startCart() {
      throw new Error('a payment link has its cart');
    },
  };
}

const nothingKept: KeptSecret = {
  read: () => null,
  keep() {
    throw new Error('a page that is cached for all has no visitor');
  },
  forget() {},
};

/** Meant for pages that are the same for everybody: they are made without looking at the visitor. */
export const nobody: Session = {
  address: '',
  account: nothingKept,
  signIn: nothingKept,
  knownBrowser: nothingKept,
  cartTokenHash: () => null,
  formToken: () => '',
  startCart() {
    throw new Error('a page that is cached for all has no visitor');
  },
};

export function readSession(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: SessionCookie,
  isSecure: boolean,
): Session {
  const kept = (of: SessionCookie) => keptSecret(request, reply, of, isSecure);
  const cart = kept(cookie);
  const ofCart = <Derived>(derive: (token: string) => Derived): Derived | null => {
    const token = cart.read();
    return token === null ? null : derive(token);
  };
  return {
    address: request.ip,
    account: kept(accountCookie),
    signIn: kept(signInCookie),
    knownBrowser: kept(knownBrowserCookie),
    cartTokenHash: () => ofCart(hashToken),
    startCart() {
      const token = createToken();
      cart.keep(token);
      return hashToken(token);
    },
    formToken: () => ofCart(formTokenOf) ?? '',
  };
}

function keptSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: SessionCookie,
  isSecure: boolean,
): KeptSecret {
  const name = cookieName(cookie, isSecure);
  let secret = request.cookies[name];
  return {
    read: () => (isToken(secret) ? secret : null),
    keep(given) {
      secret = given;
      reply.setCookie(name, given, cookieOptions(cookie, isSecure));
    },
    forget() {
      secret = undefined;
      reply.clearCookie(name, cookieOptions({ ...cookie, maxAgeS: undefined }, isSecure));
    },
  };
}
