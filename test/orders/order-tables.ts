// What the tables of commands and states share: an order by its events, and the test of each row.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  decide,
  evolve,
  newOrder,
  type OrderCommand,
  type OrderEvent,
  type OrderState,
} from '#src/orders/order-decisions.ts';

export const given = (...events: OrderEvent[]): OrderState => events.reduce(evolve, newOrder);

export const paidEvent: OrderEvent = { type: 'PaymentSucceeded', intentId: 'pi_1', wasCancelled: false };
export const opened: OrderEvent = {
  type: 'DisputeOpened',
  disputeId: 'dp_1',
  amountMinor: 10_000,
  reason: 'fraudulent',
};
export const withdrawn: OrderEvent = { type: 'DisputeFundsWithdrawn', disputeId: 'dp_1', amountMinor: 10_000 };
export const closed = (outcome: 'won' | 'lost' | 'dropped'): OrderEvent => ({
  type: 'DisputeClosed',
  disputeId: 'dp_1',
  outcome,
});
export const refund = { refundId: 'r1', intentId: 'pi_1', amountMinor: 4000 };

/** What a command does in each state: the types of its events, `-` for none, or `!` and the refusal. */
export type Row<StateName extends string> = { otherwise: string } & Partial<Record<StateName, string>>;

export function outcomeOf(command: OrderCommand, state: OrderState): string {
  const decision = decide(command, state);
  if (!decision.ok) return `!${decision.error.kind}`;
  return decision.value.map(({ type }) => type).join(' ') || '-';
}

export function testTable<CommandName extends string, StateName extends string>(
  table: Record<CommandName, Row<StateName>>,
  commands: Record<CommandName, OrderCommand>,
  states: Record<StateName, OrderState>,
): void {
  for (const name of Object.keys(commands) as CommandName[]) {
    test(`${name} does in every state what the table says`, () => {
      for (const stateName of Object.keys(states) as StateName[]) {
        const expected = table[name][stateName] ?? table[name].otherwise;
        assert.is(outcomeOf(commands[name], states[stateName]), expected, `${name} when ${stateName}`);
      }
    });
  }
}
