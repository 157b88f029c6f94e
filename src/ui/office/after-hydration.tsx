import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** What the server does not render, and the first view does without: its code may come later. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? <Suspense>{children}</Suspense> : null;
}
