import type { ReactNode } from 'react';
import { assertSafeUrl } from '../own-address.ts';

/** The one way to what is not a page of this shop: another site, or a letter to somebody. Throws on an unsafe address. */
export function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
  assertSafeUrl(to);
  return (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
