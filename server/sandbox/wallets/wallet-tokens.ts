// What a wallet gives instead of a card: a token. Stripe documents none for wallets, so these are the sandbox's own; each
// says which wallet it comes from and which of the ready-made cards it stands for, e.g. `tok_apple_pay_chargeDeclined`.
import { type WalletName, wallets } from '#src/payments/methods/payment-methods.ts';
import { numberOfNamedCard } from '../methods/test-cards.ts';

export type WalletToken = { wallet: WalletName; number: string };

export function isWalletName(name: string): name is WalletName {
  return wallets.some((wallet) => wallet === name);
}

export const newWalletToken = (wallet: WalletName, card: string): string => `tok_${wallet}_${card}`;

/** Null for a token that no wallet gave. */
export function readWalletToken(token: string): WalletToken | null {
  const wallet = wallets.find((name) => token.startsWith(`tok_${name}_`));
  const number = wallet && numberOfNamedCard(`pm_card_${token.slice(`tok_${wallet}_`.length)}`);
  return wallet && number ? { wallet, number } : null;
}
