// What becomes of the orders that were worked on at once, and each that was left as it is. The way to undo it is at the foot of
// every screen: `waiting-bar.tsx`.
import { useEffect, useRef } from 'react';
import { useT } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { Translate } from '../../i18n/translate.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './batch-status.module.css';
import { manyOrdersRefusals } from './many-orders-refusals.ts';
import type { ShownBatch } from './use-order-batch.ts';

type BatchStatusProps = { batch: ShownBatch | null; onClose(): void };

/**
 * The live region is there before there is anything to say. What was pressed last goes with the press: then the keyboard
 * goes on here.
 */
export function BatchStatus({ batch, onClose }: BatchStatusProps) {
  const t = useT();
  const region = useRef<HTMLDivElement>(null);
  const isWaiting = batch !== null && batch.waiting > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said next takes the place of a button, too.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (batch !== null && isLost) region.current?.focus({ preventScroll: true });
  }, [batch?.id, isWaiting]);
  return (
    <div role="status" className={styles.live} ref={region} tabIndex={-1}>
      {batch ? (
        <div className={classNames(controls.popup, styles.status)}>
          <div className={classNames(layout.row, layout.between)}>
            <p>{textOf(t, batch)}</p>
            {batch.waiting > 0 ? null : (
              <div className={classNames(layout.row, layout.between)}>
                {batch.labelsPath ? (
                  <a className={controls.act} data-first href={batch.labelsPath} target="_blank" rel="noreferrer">
                    {t('many.printLabels')}
                  </a>
                ) : null}
                <Button size="small" kind="quiet" onClick={onClose}>
                  {t('many.close')}
                </Button>
              </div>
            )}
          </div>
          {batch.refused.length > 0 ? <Refused refused={batch.refused} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function textOf(t: Translate, { kind, waiting, done, undone }: ShownBatch): string {
  if (waiting > 0) return t(`many.waiting_${kind}`, { count: waiting });
  return [done > 0 ? t('many.done', { count: done }) : '', undone > 0 ? t('many.undone', { count: undone }) : '']
    .filter(Boolean)
    .join(' ');
}

function Refused({ refused }: Pick<ShownBatch, 'refused'>) {
  const t = useT();
  return (
    <>
      <p>{t('many.refused', { count: refused.length })}</p>
      <ul className={styles.refused}>
        {refused.map(({ number, refusal }) => (
          <li key={number}>
            <PageLink to={orderHref(number)}>{String(number)}</PageLink>{' '}
            {t(refusalMessage(manyOrdersRefusals, refusal, 'many.whyOther'))}
          </li>
        ))}
      </ul>
    </>
  );
}
