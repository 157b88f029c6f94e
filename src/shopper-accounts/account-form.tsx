import type { ReactNode } from 'react';

type AccountFormProps = {
  action: string;
  formToken: string;
  /** What goes with it and nobody types. */
  hidden?: Readonly<Record<string, string>>;
  className?: string | undefined;
  children: ReactNode;
};

/** A form of whoever is signed in. */
export function AccountForm({ action, formToken, hidden = {}, className, children }: AccountFormProps) {
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="token" value={formToken} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
