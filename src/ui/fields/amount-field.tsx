// A field for an amount. It reads what is typed as `readAmount` does; its form says by `error` that it cannot go on.
import { useId } from 'react';
import type { Currency } from '../../money.ts';
import { AmountProblem } from './amount-problem.tsx';
import { TextField } from './text-field.tsx';

type TextFieldProps = Parameters<typeof TextField>[0];

type AmountFieldProps = Omit<TextFieldProps, 'id' | 'onChange' | 'error' | 'value' | 'defaultValue'> & {
  currency: Currency;
  error: string | null | undefined;
  value: string;
  onText(text: string): void;
};

export function AmountField({ currency, error, onText, value, ...props }: AmountFieldProps) {
  const id = useId();
  const problem = error ? <AmountProblem fieldId={id} {...{ currency, error }} text={value} onChoose={onText} /> : null;
  return (
    <TextField
      {...props}
      {...{ id, value }}
      inputMode="decimal"
      autoComplete="off"
      error={problem}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
