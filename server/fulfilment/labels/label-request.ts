// What is asked for when a label is, and why there may be none.
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import type { FindLabelCarrier, LabelProblem } from '#src/shipping/label-carrier.ts';
import type { Db } from '../../database/connect.ts';
import type { AuditInside } from '../../schema/request-context.ts';

export type LabelRequest = {
  /** The id of the label and its parcel, for work that may be repeated. */
  id: string;
  orderId: string;
  carrier: string;
  size: string;
  weightGrams: number;
  /** Null: all that is left. */
  lines: readonly LineQuantity[] | null;
  /** Somebody has looked on the carrier's own pages, and the shipment that nobody knew about is not there. */
  isAskedAgain: boolean;
};

export type LabelServices = {
  db: Db;
  now: () => Date;
  findLabelCarrier: FindLabelCarrier;
  /** Writes into the log that a command has sent the parcel. */
  auditDone?: AuditInside;
};
export type LabelRefusal = { kind: LabelProblem['kind'] | 'OrderUnknown'; detail: string; reference?: string };
