// Apart from the other refusals of an order: the dialog that says them brings its texts.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

/** Why another address, or other data of contact, is refused. */
export const contactRefusals = {
  /** E-mails hold the order's secret address: see `emailAccess`. */
  EmailNotAllowed: 'contact.emailNotAllowed',
  OrderUnknown: 'work.refusedOrderUnknown',
  OrderChanged: 'work.refusedOrderChanged',
  ActionWaiting: 'work.refusedActionWaiting',
  AlreadySent: 'contact.alreadySent',
  CompanyInvoiced: 'contact.companyInvoiced',
  PointUnknown: 'contact.pointUnknown',
  /** The address leaves the Union's VAT area, enters it, or is where the rates are others. */
  OtherVat: 'contact.otherVat',
  /** Said beside each. */
  InvalidFields: 'contact.problem',
} as const satisfies RefusalMessages;
