// A draft is sent as a payment link: by e-mail, which waits ten seconds in the outbox and can be undone until then, or as a
// link that staff passes on. See decision 42.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DraftRefusal } from '#src/drafts/draft-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Permission } from '#src/staff/permissions.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { uuidInput } from '../database/uuid-input.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { addToOutbox, removeFromOutbox } from '../outbox/outbox-store.ts';
import { UNDO_MS } from '../outbox/undo-time.ts';
import { mayStill } from '../staff/may-still.ts';
import { changeDraft, type DraftServices } from './change-draft.ts';
import { findOrderOfDraft, lockDraft, setMailed, setSending } from './draft-order-store.ts';
import { listShortTitles } from './list-draft-stock.ts';
import { hasEmail, makePaymentLink, readOffer } from './make-payment-link.ts';

const SEND_EFFECT = 'send-draft';
const NEEDED: Permission = 'orders.create';
export const LINK_MAIL = 'payment-link';

type Services = DraftServices & { markets: ShopMarkets };
type Named = { number: number; version: number };
/** `staffId`: in whose name it waits. */
const waiting = z.object({ number: z.int(), version: z.int(), sendId: uuidInput, staffId: z.int() });
type Waiting = z.output<typeof waiting>;

/** The e-mail goes out in ten seconds. Until then nothing has changed: an earlier link is still valid. */
export async function requestSending(
  services: Services,
  { number, version }: Named,
): Promise<Result<null, DraftRefusal>> {
  const { db, now, staffId, audit } = services;
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, number);
    if (!draft) return refuse({ kind: 'DraftUnknown' });
    if (draft.version !== version) return refuse({ kind: 'DraftChanged', by: draft.updatedBy });
    if (draft.withdrawnAt) return refuse({ kind: 'DraftWithdrawn' });
    if (draft.sending) return refuse({ kind: 'SendWaiting' });
    if (!hasEmail(draft)) return refuse({ kind: 'NoEmail' });
    const order = await findOrderOfDraft(tx, draft.id);
    if (order && order.payment !== 'awaiting_payment') return refuse({ kind: 'DraftOrdered', order: order.number });
    const offered = await readOffer(tx, services, draft);
    if (!offered.ok) return offered;
    const titles = await listShortTitles(tx, number, offered.value.lines);
    if (titles.length > 0) return refuse({ kind: 'OutOfStock', titles });
    const id = randomUUID();
    const dueAt = new Date(now().getTime() + UNDO_MS);
    await setSending(tx, draft.id, { id, dueAt });
    const payload = { number, version, sendId: id, staffId };
    await addToOutbox(tx, { deduplicationKey: keyOf(id), kind: SEND_EFFECT, payload, dueAt }, now());
    // It is logged by number alone: the log outlives the customer's data.
    await audit(tx, { kind: 'draft.sent', subject: String(number), after: { version } });
    return ok(null);
  });
}

export async function undoSending({ db, audit }: DraftServices, number: number): Promise<Result<null, DraftRefusal>> {
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, number);
    if (!draft?.sending) return refuse({ kind: 'TooLate' });
    await removeFromOutbox(tx, keyOf(draft.sending.id));
    await setSending(tx, draft.id, null);
    await audit(tx, { kind: 'draft.sent.undone', subject: String(number) });
    return ok(null);
  });
}

/** Makes it at once: for somebody who passes the link on. */
export async function makeLinkNow(
  services: Services,
  { number, version }: Named,
): Promise<Result<{ token: string }, DraftRefusal>> {
  return changeDraft(services, { number, version }, async (tx, draft) => {
    const link = await makePaymentLink(tx, services, draft);
    if (!link.ok) return link;
    const titles = await listShortTitles(tx, number, draft.content.lines);
    if (titles.length > 0) return refuse({ kind: 'OutOfStock', titles });
    await services.audit(tx, { kind: 'draft.linked', subject: String(number), after: { version } });
    return ok({ token: link.value.token });
  });
}

export function createDraftEffects(
  services: Pick<Services, 'db' | 'now' | 'payments'> & { readMarkets(): Promise<ShopMarkets> },
): Record<string, OutboxEffect> {
  return inLane(
    { name: 'drafts' },
    {
      [SEND_EFFECT]: async ({ payload }) => {
        const markets = await services.readMarkets();
        await sendNow({ ...services, markets }, waiting.parse(payload));
      },
    },
  );
}

/** Repeated after a crash it finds that the draft waits for it no longer. */
async function sendNow(
  services: Pick<Services, 'db' | 'now' | 'payments' | 'markets'>,
  { staffId, ...named }: Waiting,
): Promise<void> {
  const sent = await changeDraft(services, named, async (tx, draft): Promise<Result<null, DraftRefusal>> => {
    if (!(await mayStill(tx, staffId, { access: [NEEDED], now: services.now() })))
      return refuse({ kind: 'NoLongerAllowed' });
    const link = await makePaymentLink(tx, services, draft);
    if (!link.ok) return link;
    await setMailed(tx, draft.id, services.now());
    await addLinkMail(tx, named.number, link.value.cartId, services.now());
    return ok(null);
  });
  if (sent.ok) return;
  const { kind } = sent.error;
  await inTransaction(services.db, async (tx) => {
    const draft = await lockDraft(tx, named.number);
    if (draft?.sending?.id === named.sendId) await setSending(tx, draft.id, null, kind);
  });
}

async function addLinkMail(tx: Transaction, number: number, cartId: string, now: Date): Promise<void> {
  const deduplicationKey = `${LINK_MAIL}-${cartId}`;
  await addToOutbox(tx, { deduplicationKey, kind: LINK_MAIL, payload: { number, cartId } }, now);
}

function keyOf(sendId: string): string {
  return `${SEND_EFFECT}-${sendId}`;
}
