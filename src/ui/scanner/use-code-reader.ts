// A scanner is a keyboard that types a code and Enter, whatever has the focus: what is typed outside of fields goes into
// the field for codes. The office's single keys rest meanwhile, because a code may hold any letter.
import { type RefObject, useEffect } from 'react';

export function useCodeReader(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return;
      if (document.querySelector('dialog[open]') || isField(event.target)) return;
      event.stopPropagation();
      // The character goes where the focus is by then.
      field.current?.focus({ preventScroll: true });
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [field]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
