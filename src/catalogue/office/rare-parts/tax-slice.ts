export type TaxSlice = {
  vatClass: string;
  /** Of withdrawal-exceptions.ts, or `none`. */
  withdrawal: string;
  cashRegister: boolean;
};
