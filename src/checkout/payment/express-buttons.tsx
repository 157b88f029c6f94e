// The buttons of the wallets, which Stripe draws: what happens when one is pressed, and when its sheet says yes. Stripe.js
// is spoken to directly: a part that imported its React components would cut the page's own chunk up.
import type {
  StripeExpressCheckoutElementClickEvent as ClickEvent,
  StripeExpressCheckoutElementConfirmEvent as ConfirmEvent,
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import type { WalletName } from '../../payments/methods/payment-methods.ts';
import type { Theme } from '../../payments/payment-field-styles.ts';
import type { outcomeOf } from '../../payments/payment-outcome.ts';
import { walletTypes } from '../../payments/wallet-types.ts';
import type { CheckoutStep } from '../checkout-state.ts';
import type { OrderRequest } from '../use-place-order.ts';
import type { PaymentParts } from './payment-section.tsx';
import type { PressProgress } from './use-payment-press.ts';

/** Handed in, not imported, for the same reason. */
export type WalletForm = {
  progress: PressProgress;
  theme: Theme;
  parts: RefObject<PaymentParts>;
  take: Dispatch<CheckoutStep>;
  readForm(): CheckoutDraftInput;
  order(request: OrderRequest): Promise<{ kind: string }>;
  outcomeOf: typeof outcomeOf;
};

type ExpressButtonsProps = WalletForm & {
  stripe: Stripe;
  wallets: readonly WalletName[];
  totals: OrderRequest['totals'];
  onAvailable(isAvailable: boolean): void;
};

/** What the shopper saw when the wallet was pressed: that is ordered and paid, whatever comes in between. */
type Agreed = Pick<OrderRequest, 'draft' | 'totals'>;

/** Created again for other wallets and another theme, which cannot be changed later. */
export function ExpressButtons({ stripe, wallets, totals, onAvailable, ...form }: ExpressButtonsProps) {
  const { locale, shop } = useApp();
  const container = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements>(null);
  const [agreed, setAgreed] = useState<Agreed | null>(null);
  const { minor, currency } = (agreed?.totals ?? totals).due;

  const press = ({ resolve, reject }: ClickEvent) => {
    const draft = form.readForm();
    if (form.progress !== 'idle') return reject();
    form.take({ type: 'pressed', isBlocked: false });
    setAgreed({ draft, totals });
    resolve();
  };

  const pay = async (event: ConfirmEvent) => {
    const wallet = wallets.find((name) => name === event.expressPaymentType);
    if (!agreed || !wallet || !elements.current) return event.paymentFailed();
    await payByWallet({ ...form, stripe, elements: elements.current, agreed, wallet, event });
    setAgreed(null);
  };

  // The Element outlives many renderings and calls what the last one has made.
  const latest = useRef({ press, pay });
  useEffect(() => {
    latest.current = { press, pay };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another total is told below; all else comes with a new key
  useEffect(() => {
    if (!container.current) return;
    const group = stripe.elements({
      ...groupTotal(minor, currency),
      mode: 'payment',
      allowedPaymentMethodTypes: [...walletTypes],
      locale,
      // The corners are as round as those of the order button: --radius-control.
      appearance: { variables: { borderRadius: '10px' } },
    });
    const element = group.create('expressCheckout', expressOptions(shop.name, wallets, form.theme));
    element.on('ready', ({ availablePaymentMethods: found }) => onAvailable(Object.values(found ?? {}).includes(true)));
    element.on('loaderror', () => onAvailable(false));
    element.on('click', (event) => latest.current.press(event));
    element.on('confirm', (event) => latest.current.pay(event));
    element.on('cancel', () => setAgreed(null));
    element.mount(container.current);
    elements.current = group;
    return () => element.destroy();
  }, [stripe]);

  useEffect(() => {
    elements.current?.update(groupTotal(minor, currency));
  }, [minor, currency]);

  return <div ref={container} />;
}

type WalletPayment = WalletForm & {
  stripe: Stripe;
  elements: StripeElements;
  agreed: Agreed;
  wallet: WalletName;
  event: ConfirmEvent;
};

/** Never rejects. */
async function payByWallet({ stripe, elements, agreed, wallet, event, ...form }: WalletPayment): Promise<void> {
  const { draft, totals } = agreed;
  // This comes before anything else, as Stripe.js wants it: it collects what the sheet was told.
  const { error } = await elements.submit();
  // Once it is true, Stripe.js itself tells the sheet how it went.
  let isConfirming = false;
  form.parts.current[wallet] = {
    confirm(clientSecret, billing, returnPath) {
      isConfirming = true;
      const confirmParams = {
        return_url: window.location.origin + returnPath,
        payment_method_data: { billing_details: billing },
      };
      const confirmation = stripe.confirmPayment({ elements, clientSecret, redirect: 'if_required', confirmParams });
      return form.outcomeOf(confirmation, wallet);
    },
  };
  if (error) {
    form.take({ type: 'stopped', notice: { kind: 'declined', message: 'decline.method', field: null }, sent: draft });
  } else {
    const request = { draft, paymentMethod: wallet, totals };
    const { kind } = await form.order({ ...request, p24Bank: null, hasAcceptedP24Terms: false });
    if (kind === 'left') return;
  }
  if (!isConfirming) event.paymentFailed();
}

const groupTotal = (amount: number, currency: string) => ({ amount, currency: currency.toLowerCase() });

/** The sheets ask for nothing: who orders, and where it goes, stands in the form. */
function expressOptions(
  business: string,
  wallets: readonly WalletName[],
  theme: Theme,
): StripeExpressCheckoutElementOptions {
  const shown = (wallet: WalletName) => (wallets.includes(wallet) ? 'auto' : 'never');
  const buttonTheme = theme === 'dark' ? 'white' : 'black';
  return {
    business: { name: business },
    emailRequired: false,
    phoneNumberRequired: false,
    billingAddressRequired: false,
    shippingAddressRequired: false,
    paymentMethods: {
      applePay: shown('apple_pay'),
      googlePay: shown('google_pay'),
      link: shown('link'),
    },
    paymentMethodOrder: [...wallets],
    // "Buy" alone says that it costs: "order" does not, nor does a bare mark.
    buttonType: { applePay: 'buy', googlePay: 'buy' },
    buttonTheme: { applePay: buttonTheme, googlePay: buttonTheme },
    // The button is as high as the order button.
    buttonHeight: 48,
    layout: { maxColumns: 1, maxRows: 3, overflow: 'never' },
  };
}
