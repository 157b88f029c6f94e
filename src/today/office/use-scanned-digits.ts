// A scanner on a page that has no field for codes: it types digits and Enter while nothing has the focus.
import { useEffect, useRef } from 'react';

/** Numbers of orders and the shortest barcodes; a digit that somebody touched is none. */
const FEWEST = 4;

export function useScannedDigits(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let typed = '';
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isFree = target === document.body || (target instanceof HTMLElement && target.tabIndex === -1);
      const isDigit = /^\d$/.test(key) && isFree && !ctrlKey && !metaKey && !altKey;
      if (key === 'Enter' && isFree && typed.length >= FEWEST) latest.current(typed);
      typed = isDigit ? typed + key : '';
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
