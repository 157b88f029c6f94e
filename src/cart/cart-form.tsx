import type { ReactNode } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';

type CartFormProps = {
  /** The cart's token: proves to the server that the form is from a page of this visit. */
  token: string;
  fields: Record<string, string | number>;
  /** Takes the place of sending the form where there are scripts. */
  onSend(): void;
  className?: string | undefined;
  children: ReactNode;
};

/** A change of the cart as a form: without scripts it is posted, and the server answers with the cart's page. */
export function CartForm({ token, fields, onSend, className, children }: CartFormProps) {
  const { locale } = useApp();
  return (
    <form
      className={className}
      method="post"
      // A browser would put back what stood here when the page was left, which the cart may not hold any more.
      autoComplete="off"
      action={urlOf('cart', { locale })}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {Object.entries({ token, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
