// The visitor of a request: nobody is logged in; a cart is known by a random token in a cookie.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Session = {
  /** The address of the network, as far as TRUST_PROXY lets us believe it. */
  address: string;
  /** SHA-256 of the cart's token; null when the visitor has no cart yet. */
  cartTokenHash(): Buffer | null;
  /** Gives the visitor a new cart token and returns its hash. */
  startCart(): Buffer;
  /** Goes with every form of a page that is this visitor's alone; empty without a cart. */
  formToken(): string;
};

const TOKEN_BYTES = 24;
/** Sixty days: the life of the cookie, which begins with the cart, and of a cart that nobody touches. */
export const CART_KEPT_S = 60 * 60 * 24 * 60;
const TOKEN_PATTERN = /^[\w-]{32}$/;

/** A random token of 192 bits, as 32 URL-safe characters. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN_PATTERN.test(value);
}

/** Known only to who knows the cart's token: another site can neither read nor work it out. */
export function formTokenOf(cartToken: string): string {
  return createHmac('sha256', cartToken).update('form').digest('base64url');
}

/** In constant time. A visitor without a cart has no form to send. */
export function isFormToken(session: Session, given: string): boolean {
  const expected = Buffer.from(session.formToken());
  const actual = Buffer.from(given);
  return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** `__Host-` ties the cookie to this host over TLS; plain names are for http on localhost only. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** For pages that are the same for everybody: whoever asks for them, nobody is known. */
export const nobody: Session = {
  address: '',
  cartTokenHash: () => null,
  formToken: () => '',
  startCart() {
    throw new Error('a page that is kept for all has no visitor');
  },
};

export function readSession(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Session {
  const name = cookieName('kasa_cart', isSecure);
  let token = request.cookies[name];
  return {
    address: request.ip,
    cartTokenHash: () => (isToken(token) ? hashToken(token) : null),
    startCart() {
      token = createToken();
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        secure: isSecure,
        sameSite: 'lax',
        maxAge: CART_KEPT_S,
      });
      return hashToken(token);
    },
    formToken: () => (isToken(token) ? formTokenOf(token) : ''),
  };
}
