import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { cancelLabel } from '../labels/cancel-label.ts';
import { isLabelling, readOrderLabels } from './read-order-labels.ts';

export const labelResolvers: Resolvers = {
  Query: {
    orderLabels: (_, { number }, context) => readOrderLabels(context, number),
    isLabelling: (_, _arguments, context) => isLabelling(context),
  },
  Mutation: {
    async cancelLabel(_, { id }, context) {
      const done = await cancelLabel(
        { ...context, note: (tx) => context.audit(tx, { kind: 'label.cancelled', subject: id }) },
        id,
      );
      return { refusal: done.ok ? null : (done.error.kind satisfies OrderActionRefusal['kind']) };
    },
  },
};
