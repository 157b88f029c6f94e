// Which columns somebody sees: kept with the person, so that they are the same on every device.
import { useId, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { useOperationMutation } from '../../../query-client.ts';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import styles from './product-list.module.css';
import type { ProductColumn } from './product-list.tsx';

/** `shown`: those that are kept. */
export function useChosenColumns(shown: readonly string[]) {
  const { showToast } = useApp();
  const { mutate } = useOperationMutation('ProductsChooseColumns');
  const [chosen, setChosen] = useState(shown);
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    setChosen(next);
    mutate(
      { columns: next },
      {
        onError: (error) => {
          setChosen(chosen);
          showToast(error);
        },
      },
    );
  };
  return { chosen, toggle };
}

type ColumnMenuProps = {
  columns: readonly ProductColumn[];
  chosen: readonly string[];
  onToggle(id: string): void;
};

export function ColumnMenu({ columns, chosen, onToggle }: ColumnMenuProps) {
  const { t } = useApp();
  const popover = useId();
  return (
    <>
      <button type="button" className={classNames(controls.act, styles.columns)} popoverTarget={popover}>
        {t('products.columns')}
      </button>
      <div className={classNames(controls.popup, styles.columnMenu)} id={popover} popover="auto">
        {columns.map(({ id, head, headNote }) => (
          <label key={id} className={controls.check}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span>
              {t(head)} {headNote ? <small className={styles.soft}>{headNote}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </>
  );
}
