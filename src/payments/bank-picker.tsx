// The banks of Przelewy24. Choosing one here is optional and saves a page at Przelewy24.
import { useEffect, useRef, useState } from 'react';
import { useT } from '../app-instance.tsx';
import { CollectionIcon } from '../icons/collection-icon.tsx';
import { useFirstReading } from '../ui/fields/use-first-reading.ts';
import styles from './bank-picker.module.css';
import { p24Banks } from './p24-banks.ts';

const WIDE = '(min-width: 48rem)';

export function BankPicker() {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState('');
  const banks = useRef<HTMLDivElement>(null);
  const read = () => setChosen(banks.current?.querySelector<HTMLInputElement>(':checked')?.value ?? '');
  useFirstReading(read);
  // On a phone, the open list would push the order button out of sight; on a wide screen there is room.
  useEffect(() => {
    if (details.current && window.matchMedia(WIDE).matches) details.current.open = true;
  }, []);
  const name = Object.entries(p24Banks).find(([id]) => id === chosen)?.[1];
  return (
    <details className={styles.picker} ref={details}>
      <summary className={styles.summary}>
        <span className={styles.title} id="p24-bank-title">
          {t('method.bank')}
        </span>
        <span className={styles.chosen}>{name ?? t('method.bankLater')}</span>
      </summary>
      <div className={styles.banks} role="radiogroup" aria-labelledby="p24-bank-title" ref={banks} onChange={read}>
        <label className={`${styles.bank} ${styles.later}`}>
          <input className={styles.radio} type="radio" name="p24Bank" value="" defaultChecked />
          {t('method.bankLater')}
        </label>
        {Object.entries(p24Banks).map(([bank, bankName]) => (
          <label className={styles.bank} key={bank} title={bankName}>
            <input className={styles.radio} type="radio" name="p24Bank" value={bank} aria-label={bankName} />
            <CollectionIcon icon={`pl-banks:${bank.replaceAll('_', '-')}`} size={32} />
          </label>
        ))}
      </div>
    </details>
  );
}
