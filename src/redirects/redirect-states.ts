/**
 * How a redirect stands. `dead`: it leads to an address that has no page; `covered`: its own address has a page, so nobody is
 * ever led away; `unused`: nobody was led on yet.
 */
export const redirectStates = ['dead', 'covered', 'unused', 'used'] as const;

export type RedirectState = (typeof redirectStates)[number];

/** The longest address that is kept, on either side. */
export const MAX_ADDRESS_LENGTH = 2_000;
