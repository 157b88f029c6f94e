import { useEffect, useRef } from 'react';
import { askBeforeLeaving } from './ask-before-leaving.ts';

/** `onLeave`: the person goes, and gives it up. */
export function useUnsavedWork(isUnsaved: boolean, question: string, onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => (isUnsaved ? askBeforeLeaving(question, () => leave.current()) : undefined), [isUnsaved, question]);
}
