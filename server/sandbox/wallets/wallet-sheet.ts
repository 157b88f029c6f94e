// The sheet of a wallet over the shop's page. It stays open until the shop is done, as a real wallet's does.
import type { WalletName } from '#src/payments/methods/payment-methods.ts';
import { openOverlay } from '../browser/frame-overlay.ts';
import type { FromSheet } from './wallet-protocol.ts';

type SheetSetup = {
  sandboxOrigin: string;
  wallet: WalletName;
  amount: number;
  currency: string;
  /** The name of the business that is paid. */
  business: string;
  locale: string;
  onAuthorised(token: string): void;
  onCancelled(): void;
};

export function openWalletSheet(setup: SheetSetup): { close(): void } {
  const { sandboxOrigin, wallet, amount, currency, business, locale, onAuthorised, onCancelled } = setup;
  const asked = new URLSearchParams({ wallet, amount: String(amount), currency, business, locale });
  const overlay = openOverlay<FromSheet>({
    sandboxOrigin,
    src: `${sandboxOrigin}/frames/wallet-sheet?${asked}`,
    name: '__privateStripeFrameWallet',
    title: 'Wallet',
    onMessage(message) {
      switch (message.kind) {
        case 'sheet-loaded':
          return overlay.focus();
        case 'sheet-authorised':
          return onAuthorised(message.token);
        case 'sheet-cancelled':
          overlay.close();
          return onCancelled();
      }
    },
  });
  return overlay;
}
