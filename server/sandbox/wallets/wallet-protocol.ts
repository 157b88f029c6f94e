// The messages between the shop's page, the frame with the wallets' buttons, and the sheet of a wallet.
import type { WalletName } from '#src/payments/methods/payment-methods.ts';

export type FromButtons = { kind: 'height'; pixels: number } | { kind: 'pressed'; wallet: WalletName };

/** `token` stands for the card that the shopper has chosen in the sheet. */
export type FromSheet =
  | { kind: 'sheet-loaded' }
  | { kind: 'sheet-authorised'; token: string }
  | { kind: 'sheet-cancelled' };
