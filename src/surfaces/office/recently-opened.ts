// The orders that were opened last in this browser, the newest first: the search begins with them. Their numbers and nothing
// else, because whoever shares the computer can read them.
import { useEffect } from 'react';
import { locateInOffice } from '../../office-addresses.ts';

const KEY = 'kasa-office-opened';
const MOST_KEPT = 6;

/** Notes each order whose page is opened. */
export function useNoteOpened(path: string): void {
  useEffect(() => {
    const place = locateInOffice(path, 'en');
    const number = place?.route === 'managedOrder' ? place.params.number : undefined;
    if (!number || !/^\d+$/.test(number)) return;
    const kept = [number, ...listOpened().filter((each) => each !== number)].slice(0, MOST_KEPT);
    localStorage.setItem(KEY, kept.join(','));
  }, [path]);
}

export function listOpened(): string[] {
  return (localStorage.getItem(KEY) ?? '').split(',').filter((number) => /^\d+$/.test(number));
}
