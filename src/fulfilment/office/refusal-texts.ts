// Why one of many orders was left as it is.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { labelProblems } from '../../shipping/label-carrier.ts';

const texts: Readonly<Record<string, MessageKey>> = {
  OrderChanged: 'many.whyOrderChanged',
  ActionWaiting: 'many.whyActionWaiting',
  NotPaid: 'many.whyNotPaid',
  FullyRefunded: 'many.whyFullyRefunded',
  HeldByDispute: 'many.whyHeldByDispute',
  AlreadySent: 'many.whyAlreadySent',
  NotSent: 'many.whyNotSent',
  AlreadyDelivered: 'many.whyAlreadyDelivered',
  AlreadyPaid: 'many.whyAlreadyPaid',
  PaymentUnderWay: 'many.whyPaymentUnderWay',
  OrderCancelled: 'many.whyOrderCancelled',
  MailUnknown: 'many.whyMailUnknown',
  ...Object.fromEntries(labelProblems.map((kind) => [kind, `labels.${kind}` satisfies MessageKey])),
};

export function refusalText(kind: string): MessageKey {
  return texts[kind] ?? 'many.whyOther';
}
