// Packing with a phone in one hand, or with a scanner: the queue, then one order after the other. The order that is packed
// stands behind # in the address, so that a reload without a connection comes back to it.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadActionTexts } from '../../order-actions/office/load-action-texts.ts';
import { loadBatchTexts } from '../../order-actions/office/load-batch-texts.ts';
import type { PageModule } from '../../page-module.ts';
import { loadTrackingTexts } from '../../shipping/office/tracking-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { loadScannerTexts } from '../../ui/scanner/load-scanner-texts.ts';
import { ScanBar } from '../../ui/scanner/scan-bar.tsx';
import { signalScan } from '../../ui/scanner/signal-scan.ts';
import { PackOrder } from './pack-order.tsx';
import styles from './pack-page.module.css';
import { PackQueue } from './pack-queue.tsx';
import { PackStatus } from './pack-status.tsx';
import { type PackingMessage, usePacking } from './use-packing.ts';

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/pack.ts`)),
  loadActionTexts,
  loadBatchTexts,
  loadScannerTexts,
  loadTrackingTexts,
);

export const head: PageModule['head'] = ({ t }) => ({ title: t('pack.title') });

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const hash = useSyncExternalStore(followHash, readHash, () => '');
  const current = /^\d{1,9}$/.test(hash) ? Number(hash) : null;
  const [message, setMessage] = useState<{ last: PackingMessage | null; turn: number }>({ last: null, turn: 0 });
  const packing = usePacking({
    current,
    onMessage(next) {
      const isRight = next.kind === 'counted' || next.kind === 'opened';
      signalScan(isRight);
      setMessage(({ turn }) => ({ last: next, turn: turn + 1 }));
      if (next.kind === 'counted' || next.kind === 'opened') openOrder(next.number);
    },
  });
  const { scan, orders } = packing;
  const order = orders.find(({ number }) => number === current) ?? null;

  // A scan may come from the office's first page, in the address.
  const scanned = useRef(false);
  useEffect(() => {
    const [, code] = /^scan=(.+)$/.exec(hash) ?? [];
    if (!code || scanned.current) return;
    scanned.current = true;
    history.replaceState(history.state, '', window.location.pathname);
    scan(decodeURIComponent(code), null);
  }, [hash, scan]);

  const open = (number: number | null) => {
    setMessage(({ turn }) => ({ last: null, turn }));
    openOrder(number);
  };
  return (
    <div className={page.page}>
      <div className={classNames(layout.row, layout.between)}>
        <h1 className={page.title} tabIndex={-1}>
          {current === null ? t('pack.title') : t('work.title', { number: current })}
        </h1>
        {current === null ? null : (
          <button type="button" className={styles.back} onClick={() => open(null)}>
            {t('pack.toQueue')}
          </button>
        )}
      </div>
      <ScanBar onCode={(code) => scan(code, current)} />
      <PackStatus message={message.last} turn={message.turn} waiting={packing.waitingScans.length} />
      {current === null ? (
        <PackQueue packing={packing} onOpen={open} />
      ) : (
        <PackOrder key={current} order={order} packing={packing} onDone={() => open(null)} />
      )}
    </div>
  );
};

const readHash = () => window.location.hash.slice(1);

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Null: the queue. */
function openOrder(number: number | null): void {
  if (readHash() === String(number ?? '')) return;
  // Not by `location.hash`: going to another place in history loads the page again, and what was said is gone.
  window.history.pushState(null, '', `#${number ?? ''}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
