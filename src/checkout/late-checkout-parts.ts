// What the first view of the checkout need not wait for.
import { latePart } from '../ui/late-part.tsx';
// A late part brings no sheets.
import './address/whole-postcode.module.css';

export const LateCartChangeList = latePart(async () => (await import('../cart/cart-change-list.tsx')).CartChangeList);
export const LateOrderNote = latePart(async () => (await import('./order-note.tsx')).OrderNote);
/** A section is folded long after the first view. */
export const LateSectionLine = latePart(async () => (await import('./section-line.tsx')).SectionLine);
export const LateMailHint = latePart(async () => (await import('./contact/mail-hint.tsx')).bindMailHint());
export const LateMailTicks = latePart(async () => (await import('./contact/mail-ticks.tsx')).bindMailTicks());
export const LateCardPayments = latePart(async () => (await import('./card-payments.tsx')).bindCardPayments());
export const LateNoDelivery = latePart(async () => (await import('./no-delivery.tsx')).bindNoDelivery());

/** Meant for the server. */
export const loadLateCheckoutParts = () =>
  Promise.all(
    [LateCartChangeList, LateOrderNote, LateMailHint, LateMailTicks, LateCardPayments, LateNoDelivery].map((part) =>
      part.load(),
    ),
  );
