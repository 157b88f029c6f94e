// Who asks the office for something: read from the session's cookie once a request.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { SessionCookie } from '#src/surface.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { isWithin } from '../database/wrong-clocks.ts';
import { cookieName, cookieOptions } from '../http/session.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { writeAudit } from './audit/audit-log.ts';
import { NOTE_USE_EVERY_MS, STEP_UP_MS } from './session-rules.ts';
import { findSession, noteUse, type StaffSession } from './session-store.ts';

export type VisitServices = { db: Db; now: () => Date; cookie: SessionCookie; isSecure: boolean };

export type StaffVisit = Pick<
  OfficeContext,
  'staff' | 'client' | 'session' | 'audit' | 'noteRefusal' | 'requireStepUp'
>;

const MAX_DEVICE_LENGTH = 300;

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
  const client = { address: request.ip, device: (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH) };
  const audit: StaffVisit['audit'] = (tx, entry) => {
    if (!staff) throw new Error(`${entry.kind}: nobody is signed in who could have done it`);
    return writeAudit(tx, { staffId: staff.id, who: staff.email, ...client }, entry, now());
  };
  const name = cookieNameOf(services);
  return {
    staff,
    client,
    session: {
      id: found?.id ?? null,
      keep: (token) => void reply.setCookie(name, token, cookieOptions(cookie, isSecure)),
      forget: () => void reply.clearCookie(name, cookieOptions(cookie, isSecure)),
    },
    audit,
    noteRefusal: (operation) =>
      inTransaction(db, (tx) =>
        audit(tx, { kind: 'access.refused', subject: operation, after: { role: staff?.role } }),
      ),
    requireStepUp() {
      if (found?.steppedUpAt && isWithin(STEP_UP_MS, found.steppedUpAt, now())) return;
      throw new KasaError('STEP_UP_NEEDED', 'Prove again who you are: by a passkey, or by a code.');
    },
  };
}

function cookieNameOf({ cookie, isSecure }: VisitServices): string {
  return cookieName(cookie, isSecure);
}
