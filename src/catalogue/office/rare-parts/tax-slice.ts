export type TaxSlice = {
  vatClass: string;
  /** One of withdrawal-exceptions.ts, or `none`. */
  withdrawal: string;
  cashRegister: boolean;
};
