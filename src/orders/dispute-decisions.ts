// Disputes: payments that the payer contests at the bank. The shop only records them; they are answered at the
// provider.

type Dispute = { amountMinor: number; isWithdrawn: boolean; outcome: DisputeOutcome | null };

/** `dropped`: an inquiry that ended before any money moved. */
export type DisputeOutcome = 'won' | 'lost' | 'dropped';

export type DisputesState = { disputes: Readonly<Record<string, Dispute>> };

export type DisputeCommand = {
  type: 'recordDispute';
  disputeId: string;
  amountMinor: number;
  /** The bank's reason, as Stripe names it. */
  reason: string;
  /** The bank has taken the money back. */
  isWithdrawn: boolean;
  outcome: DisputeOutcome | null;
};

export type DisputeEvent =
  | { type: 'DisputeOpened'; disputeId: string; amountMinor: number; reason: string }
  | { type: 'DisputeFundsWithdrawn'; disputeId: string; amountMinor: number }
  | { type: 'DisputeClosed'; disputeId: string; outcome: DisputeOutcome };

/** Never refused, because it has happened. A repeated or late report makes no event. */
export function decideDispute(
  { disputeId, amountMinor, reason, isWithdrawn, outcome }: DisputeCommand,
  { disputes }: DisputesState,
): DisputeEvent[] {
  const existing = disputes[disputeId];
  const events: DisputeEvent[] = existing ? [] : [{ type: 'DisputeOpened', disputeId, amountMinor, reason }];
  if (isWithdrawn && !existing?.isWithdrawn) events.push({ type: 'DisputeFundsWithdrawn', disputeId, amountMinor });
  if (outcome && !existing?.outcome) events.push({ type: 'DisputeClosed', disputeId, outcome });
  return events;
}

export function evolveDisputes({ disputes }: DisputesState, event: DisputeEvent): DisputesState {
  const { disputeId } = event;
  const existing = disputes[disputeId] ?? { amountMinor: 0, isWithdrawn: false, outcome: null };
  const change = (dispute: Partial<Dispute>) => ({
    disputes: { ...disputes, [disputeId]: { ...existing, ...dispute } },
  });
  switch (event.type) {
    case 'DisputeOpened':
      return change({ amountMinor: event.amountMinor });
    case 'DisputeFundsWithdrawn':
      return change({ amountMinor: event.amountMinor, isWithdrawn: true });
    case 'DisputeClosed':
      return change({ outcome: event.outcome });
  }
}

export function hasTakenMoney({ disputes }: DisputesState): boolean {
  return Object.values(disputes).some(({ isWithdrawn, outcome }) => isWithdrawn && outcome !== 'won');
}

/** Whether nothing may be sent: while the bank decides, and after it took the money back. */
export function holdsGoods(state: DisputesState): boolean {
  return hasTakenMoney(state) || Object.values(state.disputes).some(({ outcome }) => outcome === null);
}
