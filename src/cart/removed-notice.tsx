import { useEffect, useRef, useState } from 'react';
import { useT } from '../app-instance.tsx';
import { Notice } from '../ui/notice.tsx';
import { CartButton, lineAction } from './cart-form.tsx';
import type { LineName } from './cart-line.ts';
import styles from './cart-lines.module.css';
import { useSetCartQuantity } from './use-set-cart-quantity.ts';

/** Without scripts, the title is not known any more. */
export type RemovedLine = LineName & { quantity: number; title?: string };

/** Stands where the list begins until the next removal: taking something out is never final. */
export function RemovedNotice({ line, onDone }: { line: RemovedLine; onDone(): void }) {
  const t = useT();
  const { setCartQuantity, isPending } = useSetCartQuantity();
  const [hasFailed, setHasFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // The button that was pressed has gone with its line: the keyboard goes on from here, unless somebody types by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal is told
  useEffect(() => {
    setHasFailed(false);
    if (!document.activeElement?.matches('input')) box.current?.focus({ preventScroll: true });
  }, [line]);

  const undo = () =>
    setCartQuantity(line, line.quantity).then(
      (refusal) => (refusal === 'OUT_OF_STOCK' || refusal === 'NOT_FOUND' ? setHasFailed(true) : onDone()),
      () => setHasFailed(true),
    );

  return (
    <div className={styles.removed} ref={box} tabIndex={-1}>
      <Notice kind="info">
        <div className={styles.removedRow}>
          <span>
            {hasFailed
              ? t('cart.failed')
              : line.title
                ? t('cart.removed', { title: line.title })
                : t('cart.removedOne')}
          </span>
          <CartButton size="small" action={lineAction('undo', line, line.quantity)} isBusy={isPending} onSend={undo}>
            {t('cart.undo')}
          </CartButton>
        </div>
      </Notice>
    </div>
  );
}
