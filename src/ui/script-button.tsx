// Without scripts a button that sends no form does nothing. Until they are here it cannot be pressed: nobody would hear of it.
import { type ButtonHTMLAttributes, useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function ScriptButton({ type = 'button', disabled, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const isDeaf = useSyncExternalStore(
    never,
    () => false,
    () => type === 'button',
  );
  return <button type={type} disabled={disabled || isDeaf} {...props} />;
}
