// What the drawings of several blocks have in common.
import type { ReactNode } from 'react';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import styles from '#src/ui/blocks/blocks.module.css';
import button from '#src/ui/button.module.css';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type { FocusedPicture } from './block-drawing.ts';

type BlockSectionProps = { title: string; id: string; className?: string | undefined; children: ReactNode };

/** A block with a heading of its own; without one it is no landmark. */
export function BlockSection({ title, id, className, children }: BlockSectionProps) {
  const look = classNames(layout.frame, styles.block, className);
  if (!title) return <div className={look}>{children}</div>;
  return (
    <section className={look} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Sanitised when it was stored. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see server/sanitise-html.ts
  return html ? <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

type BlockButtonProps = { text: string; link: string; locale: Locale; isPrimary?: boolean };

const [NEAR_THE_START, NEAR_THE_END] = [38, 62];

/** What a frame that cuts a picture keeps in view. */
export function focusClass({ focusX, focusY }: Pick<FocusedPicture, 'focusX' | 'focusY'>): string | undefined {
  const across = focusX < NEAR_THE_START ? styles.left : focusX > NEAR_THE_END && styles.rightmost;
  const down = focusY < NEAR_THE_START ? styles.top : focusY > NEAR_THE_END && styles.bottom;
  return classNames(across, down);
}

/** Where there is nowhere to go, there is no button. */
export function BlockButton({ text, link, locale, isPrimary }: BlockButtonProps) {
  if (!text || !link) return null;
  return (
    <p>
      <a className={classNames(button.button, isPrimary && button.primary)} href={hrefIn(link, locale)}>
        {text}
      </a>
    </p>
  );
}

/** A page of the shop in the language of the page, whatever language it was copied in. */
export function hrefIn(link: string, locale: Locale): string {
  if (!link.startsWith('/')) return link;
  const [, first = ''] = link.split(/[/?#]/);
  if (first === 'media' || first === 'assets') return link;
  return isLocale(first) ? `/${locale}${link.slice(1 + first.length)}` : `/${locale}${link === '/' ? '' : link}`;
}

/** The lines of a text as paragraphs. */
export function Lines({ text, className }: { text: string; className?: string | undefined }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never again.
    <p key={at} className={className}>
      {line}
    </p>
  ));
}
