import { z } from 'zod';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import { type ActionServices, defineOrderAction } from './order-action.ts';

/** The e-mail is composed again from what is known when it goes out. */
export const resendMailAction = defineOrderAction({
  kind: 'resend_mail',
  input: z.object({ mailKey: z.string().min(1) }),
  audited: ['mailKey'],
  async check(tx, { id }, { mailKey }) {
    const sent = await tx
      .selectFrom('sent_mails')
      .select('key')
      .where('key', '=', mailKey)
      .where('order_id', '=', id)
      .executeTakeFirst();
    return sent ? ok(null) : refuse({ kind: 'MailUnknown' });
  },
  perform: sendAgain,
  prepare: {
    /** The latest one. */
    async resend_mail(tx, { id }) {
      const sent = await tx
        .selectFrom('sent_mails')
        .select('key')
        .where('order_id', '=', id)
        .orderBy('sent_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return sent ? ok({ mailKey: sent.key }) : refuse({ kind: 'MailUnknown' });
    },
  },
  field: 'resendOrderMail',
  fieldArguments: { key: 'String!' },
  resolvers: (ask) => ({
    resendOrderMail: (_, { key, ...order }, context) => ask(context, order, { mailKey: key }),
  }),
});

async function sendAgain(
  { db, now }: ActionServices,
  { id }: { id: string },
  { mailKey }: { mailKey: string },
): Promise<Result<null, OrderActionRefusal>> {
  return inTransaction(db, async (tx) => {
    const sent = await tx
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where('deduplication_key', '=', mailKey)
      .executeTakeFirst();
    if (!sent) return refuse({ kind: 'MailUnknown' });
    const { kind, payload } = sent;
    const entry = { deduplicationKey: `${kind}-again-${id}`, kind, payload: payload as Record<string, unknown> };
    await addToOutbox(tx, entry, now());
    return ok(null);
  });
}
