// What the last scan was, which one is meant by what was typed, and what waits for a connection.
import { useT } from '../../../app-instance.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { nameOf } from '../stock-queries.ts';
import styles from './entry-screen.module.css';
import type { ScanMessage } from './use-entry-scans.ts';
import type { StockEntryScreen } from './use-stock-entry.ts';

export function EntryStatus({ screen }: { screen: StockEntryScreen }) {
  const t = useT();
  const { message, add, entry, isKept } = screen;
  const { last, turn } = message;
  const isWrong = last?.kind === 'unknown' || last?.kind === 'untracked';
  return (
    <div className={classNames(layout.stack, layout.tight, styles.status)}>
      <div role="status">
        {entry.waiting.length > 0 ? (
          <p className={page.soft}>{t('stock.waiting', { count: entry.waiting.length })}</p>
        ) : null}
        {isKept ? null : <p className={page.soft}>{t('stock.notKept')}</p>}
        {last?.kind === 'added' ? (
          <p className={styles.right} key={turn}>
            {textOf(last, t)}
          </p>
        ) : null}
        {last?.kind === 'several' ? <p>{textOf(last, t)}</p> : null}
      </div>
      {/* A new element for each: the same mistake twice is said twice. */}
      {last && isWrong ? (
        <Notice kind="error" key={turn}>
          {textOf(last, t)}
        </Notice>
      ) : null}
      {last?.kind === 'several' ? (
        <ul className={page.panel}>
          {last.rows.map((row) => (
            <li key={row.id}>
              <button type="button" className={controls.item} onClick={() => add(row)}>
                <span>{nameOf(row)}</span>
                <span className={layout.aside}>{[row.sku, row.barcode].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function textOf(message: ScanMessage, t: Translate): string {
  switch (message.kind) {
    case 'added':
      return t('stock.added', { title: message.name, quantity: message.quantity });
    case 'unknown':
      return t('stock.unknown', { code: message.code });
    case 'untracked':
      return t('stock.untracked', { title: message.name });
    case 'several':
      return t('stock.several', { code: message.code });
  }
}
