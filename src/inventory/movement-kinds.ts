/** What a row of the ledger is. Orders reserve, release and sell; `returned` came back with an order. */
export const movementKinds = ['received', 'written_off', 'sold', 'returned', 'reserved', 'released'] as const;
export type MovementKind = (typeof movementKinds)[number];
