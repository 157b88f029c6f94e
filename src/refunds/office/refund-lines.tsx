// What is given back: how many of each line, whether they are sold again, and the delivery.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './refund-form.module.css';
import type { RefundQuote } from './refund-queries.ts';
import type { RefundChoice } from './use-refund-choice.ts';

type RefundLinesProps = {
  quote: RefundQuote;
  choice: RefundChoice;
  /** An amount is typed, which is for none of them. */
  isOff: boolean;
};

export function RefundLines({ quote, choice, isOff }: RefundLinesProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const left = quote.lines.filter((line) => line.left > 0);
  return (
    <fieldset className={styles.lines} disabled={isOff}>
      <legend>{t('refunds.whatFor')}</legend>
      {left.map((line) => (
        <RefundLine key={line.position} line={line} choice={choice} isOff={isOff} />
      ))}
      <NotSent quote={quote} choice={choice} isOff={isOff} />
      {quote.delivery.minor > 0 ? (
        <label className={controls.check}>
          <input
            type="checkbox"
            name="delivery"
            checked={choice.isWithDelivery && !isOff}
            onChange={({ target }) => choice.chooseDelivery(target.checked)}
          />
          {t('refunds.delivery', { amount: format(quote.delivery) })}
        </label>
      ) : null}
    </fieldset>
  );
}

/** Taking them off the order is a choice of its own. */
function NotSent({ quote, choice, isOff }: RefundLinesProps) {
  const { t } = useApp();
  const unsent = quote.lines.filter((line) => line.unsent > 0);
  if (unsent.length === 0) return null;
  const titles = unsent.map((line) => `${line.unsent} × ${titleOf(line)}`);
  return (
    <div className={styles.notSent}>
      <CheckboxField
        label={t('refunds.notSent')}
        hint={titles.join('; ')}
        checked={choice.isCancelled && !isOff}
        onChange={({ currentTarget }) => choice.chooseCancelled(currentTarget.checked)}
      />
    </div>
  );
}

type RefundLineProps = Omit<RefundLinesProps, 'quote'> & { line: RefundQuote['lines'][number] };

function RefundLine({ line, choice, isOff }: RefundLineProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const title = titleOf(line);
  const quantity = choice.quantityOf(line);
  return (
    <div className={styles.line}>
      <span className={styles.title}>{title}</span>
      <span>
        <input
          className={classNames(controls.control, styles.count)}
          type="number"
          min={0}
          max={line.left}
          aria-label={t('refunds.count', { title })}
          value={isOff ? 0 : quantity}
          onChange={({ target }) => choice.chooseQuantity(line.position, clamp(target.valueAsNumber, line.left))}
        />{' '}
        <span className={layout.aside}>{t('refunds.ofLeft', { count: line.left })}</span>
      </span>
      <span className={classNames(page.number, styles.amount)}>
        {format(isOff ? { ...line.amount, minor: 0 } : line.amount)}
      </span>
      {line.isRestockable && quantity > 0 && (choice.isCancelled || line.unsent < quantity) ? (
        <label className={classNames(controls.check, styles.restock)}>
          <input
            type="checkbox"
            checked={choice.isRestocked(line)}
            onChange={({ target }) => choice.chooseRestocked(line.position, target.checked)}
          />
          <span className={layout.aside}>{t('refunds.restock')}</span>
        </label>
      ) : null}
    </div>
  );
}

function titleOf({ title, variantTitle }: RefundQuote['lines'][number]): string {
  return [title, variantTitle].filter(Boolean).join(', ');
}

function clamp(typed: number, most: number): number {
  return Number.isInteger(typed) ? Math.max(0, Math.min(most, typed)) : 0;
}
