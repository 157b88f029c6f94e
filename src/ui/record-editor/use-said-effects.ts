// What saving or publishing would lead to, asked for while somebody types: it is said before it is done.
import { useEffect, useState } from 'react';
import { useSettled } from '../office/use-settled.ts';
import type { SaidEffect } from './effects-notice.tsx';

type Effects = readonly SaidEffect[];

const none: Effects = [];

/** `typed`: as it is sent; null while it says what is in force, or cannot be read. `about`: of which record it is. */
export function useSaidEffects(
  { typed, about }: { typed: string | null; about: string },
  ask: (typed: string) => Promise<Effects>,
): Effects {
  const [effects, setEffects] = useState(none);
  const settled = useSettled(typed ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each pause in typing.
  useEffect(() => {
    let isLatest = true;
    if (settled === '') setEffects(none);
    else {
      ask(settled).then(
        (said) => isLatest && setEffects(said),
        // Nothing is stored by asking, and it is asked again with the next pause.
        () => undefined,
      );
    }
    return () => {
      isLatest = false;
    };
  }, [about, settled]);
  return typed === null ? none : effects;
}
