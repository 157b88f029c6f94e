import type { ReactNode } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';

/** The form that holds the numbers of all lines, wherever on the page they stand. */
export const CART_FORM = 'cart';

type CartFormProps = {
  /** Names a form that is not seen, because its fields stand elsewhere. */
  id?: string;
  /** The cart's token: proves to the server that the form is from a page of this visit. */
  token: string;
  fields: Record<string, string | number>;
  /** Takes the place of sending the form where there are scripts. */
  onSend?(): void;
  className?: string | undefined;
  children?: ReactNode;
};

/** A change of the cart as a form: without scripts it is posted, and the server answers with the cart's page. */
export function CartForm({ id, token, fields, onSend, className, children }: CartFormProps) {
  const { locale } = useApp();
  return (
    <form
      id={id}
      hidden={id !== undefined}
      className={className}
      method="post"
      // A browser would put back what stood here when the page was left, which the cart may not hold any more.
      autoComplete="off"
      action={urlOf('cart', { locale })}
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      {Object.entries({ token, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
