// The orders that were opened last in this browser, the newest first: the search begins with them. Their numbers and nothing
// else, because anyone who shares the computer can read them.
import { useEffect } from 'react';

const KEY = 'kasa-office-opened';
const MOST_KEPT = 6;

/** Notes the order while its page is open. */
export function useNoteOpened(number: number): void {
  useEffect(() => {
    const opened = [String(number), ...listOpened().filter((each) => each !== String(number))].slice(0, MOST_KEPT);
    localStorage.setItem(KEY, opened.join(','));
  }, [number]);
}

export function listOpened(): string[] {
  return (localStorage.getItem(KEY) ?? '').split(',').filter((number) => /^\d+$/.test(number));
}
