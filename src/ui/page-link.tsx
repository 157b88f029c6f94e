// A link to a page of ours. The router handles it, except into and out of the checkout: a content security policy
// belongs to a document, so the checkout is entered and left by a full page load.
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { hasOwnPolicy } from '../addresses.ts';
import { assertOwnPage } from '../own-address.ts';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> & {
  /** Made by `urlOf`. */
  to: string;
  className?: string | undefined;
  /** Replaces the current entry in the history. */
  replace?: boolean;
  /** It leads to the same page: focus and scroll position stay. */
  isInPlace?: boolean;
  children: ReactNode;
};

export function PageLink({ to, replace, isInPlace, ...props }: PageLinkProps) {
  assertOwnPage(to);
  const [current] = useLocation();
  if (hasOwnPolicy(to) || hasOwnPolicy(current)) return <a href={to} {...props} />;
  return <Link href={to} replace={replace} state={isInPlace ? { isInPlace } : undefined} {...props} />;
}
