// The cart's one form. Its numbers, its code and its buttons stand all over the page: whichever is pressed before there are
// scripts, or without them, everything that was typed goes with it.
import type { ComponentProps } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { Button } from '../ui/button.tsx';
import type { LineName } from './cart-line.ts';

export const CART_FORM = 'cart';

/** Stands before all of them, so that Enter in a field presses its own button, which leads nowhere else. */
export function CartForm({ token }: { token: string }) {
  const { locale } = useApp();
  return (
    <form
      id={CART_FORM}
      hidden
      method="post"
      // A browser would put back what stood here when the page was left, which the cart may not hold any more.
      autoComplete="off"
      noValidate
      action={urlOf('cart', { locale })}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="token" value={token} />
      <button type="submit" name="action" value="set" />
    </form>
  );
}

/** What the server is to do with one line, as one button says it. */
export function lineAction(deed: 'remove' | 'undo', { variantId, text }: LineName, quantity: number): string {
  return `${deed} ${quantity} ${variantId} ${text}`;
}

type CartButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'form' | 'name' | 'value' | 'onClick'> & {
  /** What the form without scripts asks for. */
  action: string;
  /** Takes the place of sending the form where there are scripts. */
  onSend(): unknown;
};

export function CartButton({ action, onSend, ...props }: CartButtonProps) {
  return (
    <Button
      type="submit"
      form={CART_FORM}
      name="action"
      value={action}
      onClick={(event) => {
        event.preventDefault();
        onSend();
      }}
      {...props}
    />
  );
}
