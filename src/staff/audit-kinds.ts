/** The kinds of entries in the audit log, to narrow it by. */
export const auditKinds = [
  ...(['signIn', 'signIn.refused', 'signOut', 'stepUp', 'stepUp.refused', 'access.refused'] as const),
  ...(['setup.accepted', 'invitation.accepted', 'recovery.accepted'] as const),
  ...(['staff.invited', 'staff.invitationWithdrawn', 'staff.recoveryOffered'] as const),
  ...(['staff.roleChanged', 'staff.removed'] as const),
  ...(['passkey.added', 'passkey.removed', 'password.changed', 'recoveryCodes.renewed'] as const),
  ...(['audit.shortened', 'audit.sealed'] as const),
  ...(['customer.noted', 'customer.joined', 'customer.exported', 'customer.erased'] as const),
  ...(['newsletter.exported', 'newsletter.unsubscribed'] as const),
  ...(['review.published', 'review.rejected', 'review.replied', 'review.replyRemoved'] as const),
  ...(['draft.created', 'draft.changed', 'draft.sent', 'draft.sent.undone', 'draft.linked'] as const),
  ...(['draft.withdrawn', 'draft.paidHere'] as const),
  ...(['discount.created', 'discount.changed', 'discount.stopped', 'discount.started'] as const),
  ...(['session.ended', 'language.changed'] as const),
  ...([
    'shop.begun',
    'settings.changed',
    'product.added',
    'product.published',
    'setup.finished',
    'demo.removed',
    'pickupPoints.asked',
  ] as const),
] as const;

export type AuditKind = (typeof auditKinds)[number];
