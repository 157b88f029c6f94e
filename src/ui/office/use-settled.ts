import { useEffect, useState } from 'react';

const PAUSE_MS = 120;

/** What is typed, once nothing was typed for a moment: each pause is a question to the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
