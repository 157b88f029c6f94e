/** What waits some seconds before it takes effect, and can be taken back until then. */
const undoable = [
  ...(['order.send', 'order.delivered', 'order.resend_mail', 'order.paid', 'order.refund', 'order.cancel'] as const),
  ...(['order.document', 'draft.sent'] as const),
] as const;

/** The kinds of entries in the audit log, each with its words in `audit-log.ts` of every language. */
export const describedKinds = [
  ...(['signIn', 'signIn.refused', 'signOut', 'stepUp', 'stepUp.refused', 'access.refused'] as const),
  ...(['setup.accepted', 'invitation.accepted', 'recovery.accepted'] as const),
  ...(['staff.invited', 'staff.invitationWithdrawn', 'staff.recoveryOffered'] as const),
  ...(['staff.roleChanged', 'staff.removed', 'key.added', 'key.revoked', 'key.asked'] as const),
  ...(['secret.set', 'secret.removed', 'webhook.added', 'webhook.changed', 'webhook.removed'] as const),
  ...(['webhook.secretRenewed', 'webhook.sentAgain', 'webhook.tested'] as const),
  ...(['passkey.added', 'passkey.removed', 'password.changed', 'recoveryCodes.renewed'] as const),
  ...(['session.ended', 'language.changed', 'audit.shortened', 'audit.sealed'] as const),
  ...undoable,
  ...(['order.returned', 'order.contact_changed', 'order.noted', 'order.note_edited', 'order.note_removed'] as const),
  ...(['orders.exported', 'invoices.exported', 'accounts.exported', 'invoice.sentAgain'] as const),
  ...(['order_view.saved', 'order_view.changed'] as const),
  'order_view.removed',
  ...(['order_view.moved', 'packing.begun', 'packing.takenOver', 'label.cancelled'] as const),
  ...(['return.opened', 'return.matched', 'return.received', 'return.proofOfSending'] as const),
  ...(['return.refused', 'return.refusalUndone', 'return.closed', 'return.reopened'] as const),
  ...(['dispute.evidenceSaved', 'dispute.evidenceSubmitted'] as const),
  ...(['payment.checked', 'outbox.retried', 'pickupPoints.asked', 'notice.set', 'notice.removed'] as const),
  ...(['garan.set', 'garan.removed'] as const),
  ...(['customer.noted', 'customer.joined', 'customer.exported', 'customer.erased'] as const),
  'customers.exported',
  ...(['newsletter.exported', 'newsletter.unsubscribed'] as const),
  ...(['review.published', 'review.rejected', 'review.waiting', 'review.replied', 'review.replyRemoved'] as const),
  ...(['draft.created', 'draft.changed', 'draft.linked', 'draft.withdrawn', 'draft.paidHere'] as const),
  ...(['discount.created', 'discount.changed', 'discount.stopped', 'discount.started'] as const),
  ...(['giftCard.issued', 'giftCard.disabled', 'giftCard.mailed'] as const),
  ...(['redirect.added', 'redirect.changed', 'redirect.removed', 'redirect.imported'] as const),
  ...(['import.started', 'import.cancelled', 'import.undone', 'products.exported'] as const),
  ...(['shop.begun', 'settings.changed', 'product.added', 'product.published'] as const),
  ...(['setup.finished', 'demo.removed', 'catalogue.changed', 'pictures.removed'] as const),
] as const;

export type DescribedKind = (typeof describedKinds)[number];
export type AuditKind = DescribedKind | `${(typeof undoable)[number]}.undone`;

/** The kinds that the log can be narrowed by. */
export const auditKinds: readonly AuditKind[] = [
  ...describedKinds,
  ...undoable.map((kind): AuditKind => `${kind}.undone`),
];
