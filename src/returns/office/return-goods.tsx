// The goods of a return: what came back and how it looked, and what is still on its way.
import type { FormEvent } from 'react';
import { useApp } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import record from '../../ui/office/record-page.module.css';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './managed-return.module.css';
import type { ManagedReturn } from './managed-return-query.ts';
import { useReturnChange } from './use-return-change.ts';

const MAX_CONDITION_LENGTH = 500;

export function ReturnGoods({ shown }: { shown: ManagedReturn }) {
  const { t } = useApp();
  const may = useMay();
  const { status } = shown.listed;
  const isOpen = status === 'announced' || status === 'received';
  // What was refunded or closed before it came comes all the same.
  const isAwaited =
    (status === 'refunded' || status === 'closed') &&
    shown.lines.some(({ announced, received }) => announced > received);
  const canCome = (isOpen || isAwaited) && !shown.order?.waiting && shown.lines.some((line) => line.withShopper > 0);
  const isMore = shown.receipts.length > 0;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('returns.goods')}</h2>
      {isMore ? <Receipts shown={shown} /> : null}
      {canCome && may(['orders.fulfil']) && !isMore ? <ReceiveForm shown={shown} /> : null}
      {canCome && may(['orders.fulfil']) && isMore ? (
        <details className={controls.fold}>
          <summary>{t('returns.receiveMore')}</summary>
          {/* Another form for what comes next: what was typed of the goods before is saved. */}
          <ReceiveForm key={shown.receipts.length} shown={shown} />
        </details>
      ) : null}
      {isOpen && !canCome && !isMore && !shown.order?.waiting ? (
        <p>{t(shown.order?.fulfilment === 'unfulfilled' ? 'returns.nothingSent' : 'returns.nothingOut')}</p>
      ) : null}
    </section>
  );
}

function Receipts({ shown }: { shown: ManagedReturn }) {
  const { locale, shop, t } = useApp();
  return (
    <ul className={classNames(layout.stack, layout.tight, styles.receipts)}>
      {shown.receipts.map((receipt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and new ones come last.
        <li key={index}>
          <p>
            {`${receipt.quantity} × ${receipt.title}`}{' '}
            <span className={page.soft}>
              {[
                t(receipt.isRestocked ? 'returns.restocked' : 'returns.notRestocked'),
                formatMoment(receipt.receivedAt, locale, shop.timeZone, shortDay),
              ].join(', ')}
            </span>
          </p>
          {receipt.condition ? <p className={record.said}>{receipt.condition}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function ReceiveForm({ shown }: { shown: ManagedReturn }) {
  const { t } = useApp();
  const { change, isPending, problem } = useReturnChange('ReturnsReceive');
  const lines = shown.lines.filter(({ withShopper }) => withShopper > 0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    change({
      number: shown.listed.number,
      lines: lines.map(({ position }) => ({
        position,
        quantity: Number(fields.get(`quantity-${position}`)),
        condition: String(fields.get(`condition-${position}`)).trim(),
        isRestocked: fields.has(`restock-${position}`),
      })),
    });
  };
  return (
    <form data-keep="goods" className={classNames(layout.stack, styles.form)} onSubmit={submit}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {lines.map((line) => (
        <ReceivedLine key={line.position} line={line} />
      ))}
      <Button kind="primary" type="submit" isBusy={isPending}>
        {t('returns.receive')}
      </Button>
    </form>
  );
}

function ReceivedLine({ line }: { line: ManagedReturn['lines'][number] }) {
  const { t } = useApp();
  const { position, announced, received, withShopper } = line;
  const title = [line.title, line.variantTitle].filter(Boolean).join(', ');
  const awaited = Math.max(0, Math.min(withShopper, announced - received));
  return (
    <div className={styles.line}>
      <div>
        <p className={styles.lineTitle}>{title}</p>
        <p className={layout.aside}>
          {[
            line.sku,
            t('returns.announcedCount', { count: announced }),
            line.isExcepted && t('returns.excepted'),
            line.isSealed && t('returns.sealed'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <input
        className={controls.control}
        type="number"
        name={`quantity-${position}`}
        aria-label={t('returns.count', { title })}
        min={0}
        max={withShopper}
        defaultValue={awaited}
        required
      />
      <input
        className={controls.control}
        name={`condition-${position}`}
        aria-label={t('returns.conditionOf', { title })}
        placeholder={t('returns.condition')}
        maxLength={MAX_CONDITION_LENGTH}
        autoComplete="off"
      />
      <label className={controls.check}>
        <input type="checkbox" name={`restock-${position}`} defaultChecked={!line.isExcepted} />
        {t('returns.restock')}
      </label>
    </div>
  );
}
