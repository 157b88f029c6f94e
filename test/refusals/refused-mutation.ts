// What a mutation is given so that it is refused, as late as it can be.
import type { MutationName, VariablesOf } from '#src/graphql-client.ts';
import type { operations } from '#src/office-operations.generated.ts';
import type { RefusingShop } from './refusing-shop.ts';

export type OfficeMutation = {
  [Name in keyof typeof operations]: (typeof operations)[Name]['kind'] extends 'mutation' ? Name : never;
}[keyof typeof operations];

export type RefusedMutation<Name extends MutationName> = {
  /** The refusal's kind, the error's code, or `nothing` where it answers that there is nothing. */
  refusal: string;
  variables(shop: RefusingShop): VariablesOf<Name>;
  /** Tables in which the refusal itself is written down, and why. */
  notes?: { tables: readonly string[]; because: string };
  /** The header of whoever sends it; left out, the owner's. */
  cookie?(shop: RefusingShop): string;
};

/** What no input can be refused to, for whoever may do it at all. */
export type NeverRefused = { because: string };

export type RefusedMutations<Name extends MutationName> = {
  [Each in Name]: RefusedMutation<Each> | NeverRefused;
};
