import { isUuid } from '#src/is-uuid.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { retrySubmission } from '../queue/retry-submission.ts';
import { readQueue } from './read-queue.ts';

export const ksefResolvers: Resolvers = {
  Query: {
    ksefQueue: (_, _arguments, { db, staff, markets, timeZone, now }) =>
      readQueue(db, { locale: staff?.locale ?? markets.main, timeZone, now: now() }),
  },
  Mutation: {
    async sendToKsefAgain(_, { invoice }, { db, now, audit }) {
      if (!isUuid(invoice)) return { refusal: 'NotForKsef' };
      const sent = await inTransaction(db, async (tx) => {
        const sent = await retrySubmission(tx, invoice, now());
        if (sent.ok) await audit(tx, { kind: 'invoice.sentAgain', subject: sent.value.number });
        return sent;
      });
      return { refusal: sent.ok ? null : sent.error.kind };
    },
  },
};
