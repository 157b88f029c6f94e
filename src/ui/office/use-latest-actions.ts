import { useRef, useState } from 'react';

type Actions = { readonly [name: string]: (...values: never[]) => void };

/** The same object in each rendering, which does what the last one given does: rows that did not change need not render. */
export function useLatestActions<Given extends Actions>(actions: Given): Given {
  const latest = useRef(actions);
  latest.current = actions;
  const [steady] = useState(() => {
    const entries = Object.keys(actions).map((name) => [
      name,
      (...values: never[]) => latest.current[name]?.(...values),
    ]);
    return Object.fromEntries(entries) as Given;
  });
  return steady;
}
