// What the server knows of an action of staff on an order. It is asked for, waits its ten seconds, and is then carried out
// by the outbox: `request-order-action.ts`, `carry-out-action.ts`. What is said of it and who may is in
// `src/order-actions/office/order-actions.ts`.
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { OrderActionKind } from '#src/order-actions/office/order-actions.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import type { Result } from '#src/result.ts';
import type { FindLabelCarrier } from '#src/shipping/label-carrier.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { FetchRate } from '../../invoices/rates/fetch-rate.ts';
import type { StoredOrderAction } from '../../orders/office/order-action-store.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { type LockedForAction, type OrderAtVersion, requestOrderAction } from './request-order-action.ts';

export type ActionServices = {
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  fetchRate: FetchRate;
  log: Pick<FastifyBaseLogger, 'error'>;
};

export type FoundCarrier = Awaited<ReturnType<FindLabelCarrier>>;

type Checked<Value = unknown> = Promise<Result<Value, OrderActionRefusal>>;

/** `findCarrier`: asks nobody. */
type Prepare<Input> = (
  tx: Transaction,
  order: LockedForAction,
  findCarrier: (id: string) => FoundCarrier,
) => Checked<Input>;

/** What came of asking for it, as the resolvers answer. */
export type Answer = { refusal: OrderActionRefusal['kind'] | null };

type Ask<Input> = (context: OfficeContext, order: OrderAtVersion, input: Input) => Promise<Answer>;

type OrderActionDefinition<Input> = {
  kind: OrderActionKind;
  /**
   * What it is stored with: all that carrying it out needs, with the ids of what it makes. It is read again ten seconds
   * later: by another release perhaps, or after somebody's hand was in the database.
   */
  input: z.ZodType<Input>;
  /** Which of it the log of the office may hold; the rest may name the shopper, and stands with the action. */
  audited: readonly (keyof Input & string)[];
  /** Why the order would not allow it now. */
  check(tx: Transaction, order: LockedForAction, input: Input): Checked;
  /** Repeated when its process was killed: it does nothing twice. */
  perform(services: ActionServices, action: StoredOrderAction, input: Input): Checked;
  /** The refusals by which a repetition finds that the first try had done it. */
  doneAlready?: readonly OrderActionRefusal['kind'][];
  /** `perform` has only begun it: whoever finishes it says so. */
  isFinishedLater?(input: Input): boolean;
  /** The preparations by the name under which many orders are asked: the input, or why the order does not allow it. */
  prepare?: Readonly<Record<string, Prepare<Input>>>;
  /** The mutation's field: its name, and the types of its arguments besides the order's number and version. */
  field: string;
  fieldArguments?: Readonly<Record<string, string>>;
  resolvers(ask: Ask<Input>): NonNullable<Resolvers['Mutation']>;
  /** Types that the arguments are of. */
  types?: string;
};

export type RegisteredAction = {
  kind: OrderActionKind;
  audited: readonly string[];
  field: string;
  fieldArguments: Readonly<Record<string, string>>;
  types: string;
  resolvers: NonNullable<Resolvers['Mutation']>;
  prepare: Readonly<Record<string, Prepare<Record<string, unknown>>>>;
  doneAlready: readonly OrderActionRefusal['kind'][];
  /** Null when what is stored cannot be read; else what carries it out. */
  read(action: StoredOrderAction): { isFinishedLater: boolean; perform(services: ActionServices): Checked } | null;
};

/** Closes over the input's type, so that nobody outside has to know it. */
export function defineOrderAction<Input extends Record<string, unknown>>(
  own: OrderActionDefinition<Input>,
): RegisteredAction {
  const { kind, input, audited, check, field, fieldArguments = {}, types = '' } = own;
  const ask: Ask<Input> = async (context, { number, version }, asked) => {
    const request = { number, version, kind, input: asked, audited };
    const result = await requestOrderAction(context, request, (tx, order) => check(tx, order, asked));
    return { refusal: result.ok ? null : result.error.kind };
  };
  return {
    ...{ kind, audited, field, fieldArguments, types },
    resolvers: own.resolvers(ask),
    prepare: own.prepare ?? {},
    doneAlready: own.doneAlready ?? [],
    read(action) {
      const read = input.safeParse(action.input);
      if (!read.success) return null;
      return {
        isFinishedLater: own.isFinishedLater?.(read.data) ?? false,
        perform: (services) => own.perform(services, action, read.data),
      };
    },
  };
}
