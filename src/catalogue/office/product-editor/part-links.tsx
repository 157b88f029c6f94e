// The way to each part of a long editor, in the head that stays in sight; what cannot be saved is found by it, too.
import type { MouseEvent } from 'react';
import { useT } from '../../../app-instance.tsx';
import styles from '../editor/product-editor.module.css';
import type { ProductPart } from '../editor/product-part.ts';

type PartLinksProps = { parts: readonly ProductPart[]; faulty(part: ProductPart): boolean };

export function PartLinks({ parts, faulty }: PartLinksProps) {
  const t = useT();
  return (
    <nav className={styles.parts} aria-label={t('productEditor.parts')}>
      {parts.map((part) => (
        <a key={part.name} href={`#${part.name}-heading`} data-faulty={faulty(part) || undefined} onClick={goTo}>
          {t(part.heading)}
        </a>
      ))}
    </nav>
  );
}

/** It makes no entry in the history: whoever goes back wants to leave the product. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.closest('section')?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
