import { useT } from '../../app-instance.tsx';
import { ChosenBar } from '../../lists/office/chosen-bar.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { chosenInvoicesZipUrl, MOST_IN_ZIP } from './invoice-urls.ts';

/** The chosen documents as one archive. */
export function ChosenInvoices({ ids, onClear }: { ids: readonly string[]; onClear(): void }) {
  const t = useT();
  const count = ids.length;
  return (
    <ChosenBar label={t('invoiceList.bar')} count={count} onClear={onClear}>
      {count > MOST_IN_ZIP ? (
        <span className={layout.aside}>{t('invoiceList.tooMany', { count: MOST_IN_ZIP })}</span>
      ) : (
        <a className={controls.act} data-first href={chosenInvoicesZipUrl(ids)} download>
          {t('invoiceList.zipChosen', { count })}
        </a>
      )}
    </ChosenBar>
  );
}
