import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { PageLink } from './page-link.tsx';
import { ScriptButton } from './script-button.tsx';

type Look = {
  /** `primary` is the page's main action, `quiet` looks like a link. */
  kind?: 'primary' | 'plain' | 'quiet';
  size?: 'normal' | 'small';
  isWide?: boolean;
};

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { isBusy?: boolean };

export function Button({ kind, size, isWide, isBusy, ...props }: ButtonProps) {
  return <ScriptButton aria-busy={isBusy || undefined} className={look({ kind, size, isWide })} {...props} />;
}

type LinkButtonProps = Look & {
  to: string;
  rel?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link to a page of ours that looks like a button. */
export function LinkButton({ kind, size, isWide, ...props }: LinkButtonProps) {
  return <PageLink className={look({ kind, size, isWide })} {...props} />;
}

type FileButtonProps = Look & { href: string; children: ReactNode };

/** A link to a file of ours, in a window of its own, that looks like a button. */
export function FileButton({ kind, size, isWide, ...props }: FileButtonProps) {
  return <a className={look({ kind, size, isWide })} target="_blank" rel="noreferrer" {...props} />;
}

function look({ kind, size, isWide }: Look): string | undefined {
  return classNames(
    styles.button,
    kind === 'primary' && styles.primary,
    kind === 'quiet' && styles.quiet,
    size === 'small' && styles.small,
    isWide && styles.wide,
  );
}
