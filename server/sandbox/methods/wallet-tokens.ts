// A wallet gives a token instead of a card. Stripe documents none for wallets, so these are the sandbox's own; each
// names its wallet and the predefined card that it stands for, e.g. `tok_apple_pay_chargeDeclined`.
import { type WalletName, wallets } from '#src/payments/methods/payment-methods.ts';
import { numberOfNamedCard } from './test-cards.ts';

export type WalletToken = { wallet: WalletName; number: string };

export function isWalletName(name: string): name is WalletName {
  return wallets.some((wallet) => wallet === name);
}

export const newWalletToken = (wallet: WalletName, card: string): string => `tok_${wallet}_${card}`;

/** Null for a token that is not a wallet's. */
export function readWalletToken(token: string): WalletToken | null {
  const wallet = wallets.find((name) => token.startsWith(`tok_${name}_`));
  const number = wallet && numberOfNamedCard(`pm_card_${token.slice(`tok_${wallet}_`.length)}`);
  return wallet && number ? { wallet, number } : null;
}
