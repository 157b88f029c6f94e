import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chosen-invoices.module.css';
import { chosenInvoicesZipUrl, MOST_IN_ZIP } from './invoice-urls.ts';

/** The chosen documents as one archive, at the foot of the screen. */
export function ChosenInvoices({ ids, onClear }: { ids: readonly string[]; onClear(): void }) {
  const t = useT();
  const count = ids.length;
  if (count === 0) return null;
  return (
    <section
      className={classNames(controls.popup, layout.row, layout.between, styles.bar)}
      aria-label={t('invoiceList.bar')}
    >
      <div className={classNames(layout.row, layout.tight)}>
        <b>{t('invoiceList.chosen', { count })}</b>
        <button type="button" className={controls.icon} onClick={onClear}>
          <CrossIcon />
          <VisuallyHidden>{t('invoiceList.clear')}</VisuallyHidden>
        </button>
      </div>
      {count > MOST_IN_ZIP ? (
        <span className={layout.aside}>{t('invoiceList.tooMany', { count: MOST_IN_ZIP })}</span>
      ) : (
        <a className={controls.act} data-first href={chosenInvoicesZipUrl(ids)} download>
          {t('invoiceList.zipChosen', { count })}
        </a>
      )}
    </section>
  );
}
