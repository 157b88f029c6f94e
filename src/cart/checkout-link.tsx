// The way from the cart to the checkout, which is another document. A number that somebody has just changed is sent a moment
// after the press: the checkout is asked for when the cart has it.
import type { MouseEvent } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { Button, LinkButton } from '../ui/button.tsx';

/** Raised on the window: each line that has something to send sends it, and adds its promise of having arrived. */
const LEAVING = 'kasa:leaving-cart';

type Sending = Promise<boolean>;

/** The returned function ends that. */
export function sendWhenLeaving(send: () => Sending | undefined): () => void {
  const onLeaving = (event: Event) => {
    const sending = send();
    if (event instanceof CustomEvent && sending) event.detail.push(sending);
  };
  for (const type of [LEAVING, 'pagehide']) addEventListener(type, onLeaving);
  return () => {
    for (const type of [LEAVING, 'pagehide']) removeEventListener(type, onLeaving);
  };
}

/** Sends what lines have waiting. */
export function sendWaiting(): Sending[] {
  const sending: Sending[] = [];
  dispatchEvent(new CustomEvent(LEAVING, { detail: sending }));
  return sending;
}

/**
 * Links to the checkout. With the name of a form, it is that form's button: pressed before the scripts are here it
 * sends what was typed there.
 */
export function CheckoutLink({ form }: { form?: string }) {
  const { locale, t } = useApp();
  const to = urlOf('checkout', { locale });
  const leave = async (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey } = event;
    const sending = sendWaiting();
    if (!form && (sending.length === 0 || metaKey || ctrlKey || shiftKey)) return;
    event.preventDefault();
    // A line that was refused says so, and the sum beside it is another one.
    if ((await Promise.all(sending)).every(Boolean)) window.location.assign(to);
  };
  const look = { kind: 'primary', isWide: true, onClick: leave, children: t('cart.toCheckout') } as const;
  return form ? (
    <Button type="submit" form={form} name="action" value="checkout" {...look} />
  ) : (
    <LinkButton to={to} {...look} />
  );
}
