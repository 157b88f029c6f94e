import type { ReactNode } from 'react';
import { assertSafeUrl } from '../own-address.ts';

/** The only component for links out of the shop: to another site, or `mailto:`. Throws on an unsafe address. */
export function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
  assertSafeUrl(to);
  return (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
