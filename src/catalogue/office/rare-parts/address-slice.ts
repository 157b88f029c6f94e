/** The last part of the product's address, as it is typed. */
export type AddressSlice = { handle: string; isNew: boolean };
