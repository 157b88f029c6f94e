// A line in which options or values are typed: Enter, leaving it, and the key that saves add them, and what cannot be added
// stays with its reason.
import { type ReactNode, useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';

type TypedOptionsProps = {
  label: string;
  hint?: string;
  placeholder?: string;
  /** Adds what is typed, or says why not. */
  add(typed: string): string | null;
  /** What is said below of what is typed. */
  children?(typed: string): ReactNode;
};

export function TypedOptionsField({ add, children, ...props }: TypedOptionsProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    if (typed.trim() === '') return;
    const found = add(typed);
    setProblem(found);
    if (!found) setTyped('');
  };
  return (
    <>
      <TextField
        {...props}
        error={problem}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
        onBlur={take}
        onKeyDown={(event) => {
          const isSave = event.key === 's' && (event.ctrlKey || event.metaKey);
          if (event.key !== 'Enter' && !isSave) return;
          if (!isSave) event.preventDefault();
          take();
        }}
      />
      {children?.(typed)}
    </>
  );
}
