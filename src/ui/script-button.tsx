// Without scripts, a button that sends no form does nothing. Until they are here it cannot be pressed: nobody would
// hear of it. It looks as it will, though: `data-deaf` tells it from what is not to be had.
import { type ButtonHTMLAttributes, useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function ScriptButton({ type = 'button', disabled, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const isDeaf = useSyncExternalStore(
    never,
    () => false,
    () => type === 'button',
  );
  return <button type={type} disabled={disabled || isDeaf} data-deaf={isDeaf} {...props} />;
}
