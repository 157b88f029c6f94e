// The person who asks the office for something: read from the session's cookie once a request.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { PAGE_OF_HEADER } from '#src/staff/page-of.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import type { SessionCookie } from '#src/surface.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { isWithin } from '../database/wrong-clocks.ts';
import { countTry, type RateLimit } from '../http/count-tries.ts';
import { cookieName, cookieOptions } from '../http/session.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { writeAudit } from './audit/audit-log.ts';
import { DEVICE_KEPT_S } from './device-store.ts';
import { NOTE_USE_EVERY_MS, STEP_UP_MS } from './session-rules.ts';
import { findSession, noteUse, type StaffSession } from './session-store.ts';

export type VisitServices = { db: Db; now: () => Date; cookie: SessionCookie; isSecure: boolean };

export type StaffVisit = Pick<
  OfficeContext,
  'staff' | 'pageOf' | 'client' | 'idempotencyKey' | 'session' | 'device' | 'audit' | 'noteRefusal' | 'requireStepUp'
>;

const MAX_DEVICE_LENGTH = 300;

const refusals: RateLimit = { name: 'refusal', max: 1, windowMs: 60 * 60_000 };

export async function findVisitSession(request: FastifyRequest, services: VisitServices): Promise<StaffSession | null> {
  const { db, now } = services;
  const at = now();
  const session = await findSession(db, request.cookies[cookieNameOf(services)], at);
  if (session && isUse(request) && at.getTime() - session.lastUsedAt.getTime() >= NOTE_USE_EVERY_MS) {
    await inTransaction(db, (tx) => noteUse(tx, session.id, at));
  }
  return session;
}

/** An open screen asks by itself for what changes: only pages and what people do keep a session from being idle. */
function isUse({ method, url }: FastifyRequest): boolean {
  return method !== 'GET' || !url.startsWith('/api/');
}

export function createVisit(
  found: StaffSession | null,
  request: FastifyRequest,
  reply: FastifyReply,
  services: VisitServices,
): StaffVisit {
  const { db, now, cookie, isSecure } = services;
  const staff = found?.staff ?? null;
  const client = clientOf(request);
  const audit: StaffVisit['audit'] = (tx, entry) => {
    if (!staff) throw new Error(`${entry.kind}: nobody is signed in who could have done it`);
    return writeAudit(tx, { staffId: staff.id, who: staff.email, ...client }, entry, now());
  };
  const name = cookieNameOf(services);
  const known: SessionCookie = { ...cookie, name: `${cookie.name}_device`, maxAgeS: DEVICE_KEPT_S };
  return {
    staff,
    pageOf: String(request.headers[PAGE_OF_HEADER] ?? '') || null,
    client,
    idempotencyKey: String(request.headers['idempotency-key'] ?? '') || null,
    session: {
      id: found?.id ?? null,
      keep: (token) => void reply.setCookie(name, token, cookieOptions(cookie, isSecure)),
      forget: () => void reply.clearCookie(name, cookieOptions(cookie, isSecure)),
    },
    device: {
      token: request.cookies[cookieName(known, isSecure)] ?? null,
      keep: (token) => void reply.setCookie(cookieName(known, isSecure), token, cookieOptions(known, isSecure)),
    },
    audit,
    noteRefusal: noteRefusals({ db, now }, staff, audit),
    requireStepUp() {
      if (found?.steppedUpAt && isWithin(STEP_UP_MS, found.steppedUpAt, now())) return;
      throw new KasaError('STEP_UP_NEEDED', 'Prove again who you are: by a passkey, or by a code.');
    },
  };
}

export function clientOf({ ip, headers }: FastifyRequest): StaffVisit['client'] {
  return { address: ip, device: (headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH) };
}

export function noteRefusals(
  { db, now }: Pick<VisitServices, 'db' | 'now'>,
  staff: SignedInStaff | null,
  audit: StaffVisit['audit'],
): StaffVisit['noteRefusal'] {
  return async (operation) => {
    // The log can be neither shortened nor written by two at once: asking again and again fills and slows it no more.
    if ((await countTry(db, refusals, `${staff?.id} ${operation}`, now())) > 0) return;
    const after = staff?.isKey ? { permissions: staff.permissions } : { role: staff?.role };
    await inTransaction(db, (tx) => audit(tx, { kind: 'access.refused', subject: operation, after }));
  };
}

function cookieNameOf({ cookie, isSecure }: VisitServices): string {
  return cookieName(cookie, isSecure);
}
