// The stand-in for the Express Checkout Element: a frame with a button for each wallet, and the sheet that a button
// opens. The browser's wallets are not used; in the sheet the shopper chooses the payment's outcome.
import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { WalletName } from '#src/payments/methods/payment-methods.ts';
import { buildElementFrame } from '../browser/element-frame.ts';
import { ElementListeners, type Listener } from '../browser/element-listeners.ts';
import { IntegrationError } from '../browser/integration-error.ts';
import { findContainer } from '../browser/mount-element.ts';
import type { FromButtons } from './wallet-protocol.ts';
import { openWalletSheet } from './wallet-sheet.ts';

export type ExpressEvent = 'ready' | 'click' | 'confirm' | 'cancel' | 'loaderror' | 'focus' | 'blur' | 'escape';

/** What the shopper has authorised in the sheet, until the shop confirms it or gives up. */
export type AuthorisedWallet = { wallet: WalletName; token: string; closeSheet(): void };

type ExpressSetup = {
  sandboxOrigin: string;
  locale: string;
  /** It comes from the group's appearance; its other parts are ignored. */
  borderRadius: string;
  options: StripeExpressCheckoutElementOptions;
  /** Which wallets account and domain have; rejects when the sandbox cannot be asked. */
  findWallets(): Promise<WalletName[]>;
  total(): { amount: number; currency: string };
  onAuthorised(authorised: AuthorisedWallet): void;
  onDestroy(): void;
};

const optionOf = { apple_pay: 'applePay', google_pay: 'googlePay', link: 'link' } as const;
const BUTTON_HEIGHT_PX = 44;
/** How long Stripe lets the shop decide whether the sheet may open. */
const RESOLVE_TIMEOUT_MS = 1000;

export class ExpressCheckoutElement {
  readonly elementType = 'expressCheckout';
  #setup: ExpressSetup;
  #options: StripeExpressCheckoutElementOptions;
  #listeners = new ElementListeners<ExpressEvent>();
  #mounted: AbortController | null = null;
  #isSheetOpen = false;

  constructor(setup: ExpressSetup) {
    this.#setup = setup;
    this.#options = setup.options;
  }

  mount(target: string | HTMLElement): void {
    const container = findContainer(target);
    this.unmount();
    const mounted = new AbortController();
    this.#mounted = mounted;
    const isCurrent = () => !mounted.signal.aborted;
    this.#setup.findWallets().then(
      (found) => {
        if (!isCurrent()) return;
        const wallets = found.filter((wallet) => this.#options.paymentMethods?.[optionOf[wallet]] !== 'never');
        if (wallets.length > 0) this.#showButtons(container, wallets, mounted.signal);
        else this.#emit('ready', { availablePaymentMethods: undefined });
      },
      (error: unknown) => {
        if (isCurrent()) this.#emit('loaderror', { error });
      },
    );
    mounted.signal.addEventListener('abort', () => container.replaceChildren());
  }

  unmount(): void {
    this.#mounted?.abort();
    this.#mounted = null;
  }

  destroy(): void {
    this.unmount();
    this.#setup.onDestroy();
  }

  update(changed: StripeExpressCheckoutElementOptions): void {
    this.#options = { ...this.#options, ...changed };
  }

  on(event: ExpressEvent, listener: Listener): this {
    this.#listeners.add(event, listener, { isOnce: false });
    return this;
  }

  once(event: ExpressEvent, listener: Listener): this {
    this.#listeners.add(event, listener, { isOnce: true });
    return this;
  }

  off(event: ExpressEvent, listener?: Listener): this {
    this.#listeners.remove(event, listener);
    return this;
  }

  #showButtons(container: HTMLElement, wallets: WalletName[], signal: AbortSignal): void {
    const { sandboxOrigin, locale, borderRadius } = this.#setup;
    const { buttonHeight = BUTTON_HEIGHT_PX, buttonTheme } = this.#options;
    const asked = new URLSearchParams({
      wallets: wallets.join(),
      height: String(buttonHeight),
      radius: borderRadius,
      theme: buttonTheme?.applePay ?? 'black',
      locale,
    });
    const src = `${sandboxOrigin}/frames/wallet-buttons?${asked}`;
    const { wrapper, frame } = buildElementFrame(src, 'Secure express checkout frame');
    // The buttons in the frame can be reached with the Tab key.
    frame.removeAttribute('role');
    // Room for the outline of the focused button.
    Object.assign(frame.style, { minWidth: 'calc(100% + 8px)', margin: '-4px' });
    window.addEventListener(
      'message',
      ({ source, origin, data }: MessageEvent<FromButtons>) => {
        if (source !== frame.contentWindow || origin !== sandboxOrigin) return;
        if (data.kind === 'pressed') return this.#press(data.wallet);
        frame.style.setProperty('height', `${data.pixels}px`);
        this.#emit('ready', { availablePaymentMethods: availability(wallets) });
      },
      { signal },
    );
    container.replaceChildren(wrapper);
  }

  #press(wallet: WalletName): void {
    if (this.#isSheetOpen) return;
    let isAnswered = false;
    const answer = (isAllowed: boolean) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(late);
      if (isAllowed) this.#openSheet(wallet);
    };
    const late = setTimeout(() => {
      isAnswered = true;
      throw new IntegrationError('`resolve` must be called within 1 second of the click event.');
    }, RESOLVE_TIMEOUT_MS);
    this.#emit('click', { expressPaymentType: wallet, resolve: () => answer(true), reject: () => answer(false) });
  }

  #openSheet(wallet: WalletName): void {
    const { sandboxOrigin, locale } = this.#setup;
    this.#isSheetOpen = true;
    const sheet = openWalletSheet({
      sandboxOrigin,
      wallet,
      ...this.#setup.total(),
      business: this.#options.business?.name ?? 'Kasa',
      locale,
      onAuthorised: (token) => {
        this.#setup.onAuthorised({ wallet, token, closeSheet });
        this.#emit('confirm', { expressPaymentType: wallet, paymentFailed: closeSheet });
      },
      onCancelled: () => {
        this.#isSheetOpen = false;
        this.#emit('cancel', {});
      },
    });
    const closeSheet = () => {
      this.#isSheetOpen = false;
      sheet.close();
    };
  }

  #emit(event: ExpressEvent, details: Record<string, unknown>): void {
    this.#listeners.tell(event, { elementType: this.elementType, ...details });
  }
}

function availability(wallets: WalletName[]) {
  return {
    applePay: wallets.includes('apple_pay'),
    googlePay: wallets.includes('google_pay'),
    link: wallets.includes('link'),
  };
}
