import { useRef, useState } from 'react';
import { useFirstReading } from './use-first-reading.ts';

/** The text of a field in a form that is read when it is sent, and a reference to the field. */
export function useTypedText(initial: string) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  useFirstReading(() => setText(field.current?.value ?? initial));
  return { field, text, setText };
}
