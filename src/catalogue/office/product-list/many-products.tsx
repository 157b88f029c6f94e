// What can be done with the chosen products, at the foot of the screen, and what came of it.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { ChosenBar } from '../../../lists/office/chosen-bar.tsx';
import type { Currency } from '../../../money.ts';
import { useMay } from '../../../staff/office/use-may.ts';
import { lateDialog } from '../../../ui/office/late-dialog.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import { DoneBatch } from './done-batch.tsx';
import { type ManyChange, manyChangeNames, manyChanges, unchangedReasons } from './many-changes.ts';
import type { ProductFilters } from './product-filters.ts';
import styles from './product-list.module.css';
import { type ManyAnswer, useManyProducts } from './use-many-products.ts';

const ManyDialog = lateDialog(async () => (await import('./many-dialog.tsx')).ManyDialog);

type ManyProductsProps = {
  /** The ids of the products. */
  ids: readonly string[];
  filters: ProductFilters;
  currencies: readonly Currency[];
  /** All of the page are chosen: all that the filters find can be. */
  isPageChosen: boolean;
  /** Nothing is chosen any more. */
  onClose(): void;
};

export function ManyProducts({ ids, filters, currencies, isPageChosen, onClose }: ManyProductsProps) {
  const { t } = useApp();
  const may = useMay();
  const [isAll, setAll] = useState(false);
  const [asked, setAsked] = useState<Exclude<ManyChange, 'publish' | 'draft' | 'archive'> | null>(null);
  const isOfAll = isAll && isPageChosen;
  const clear = () => {
    setAll(false);
    onClose();
  };
  const many = useManyProducts(isOfAll ? { ids: null, filters } : { ids: [...ids], filters: null }, clear);
  const act = (kind: ManyChange) => {
    if (kind === 'publish' || kind === 'draft' || kind === 'archive') many.ask({ kind });
    else setAsked(kind);
  };
  return (
    <>
      <ChosenBar
        label={t('products.bar')}
        count={ids.length}
        said={isOfAll ? t('products.allChosen') : null}
        all={isPageChosen && !isOfAll ? { text: t('products.chooseAll'), choose: () => setAll(true) } : null}
        onClear={clear}
        outcome={many.answer ? <Outcome answer={many.answer} onClose={many.close} /> : null}
      >
        {manyChangeNames
          .filter((name) => may([manyChanges[name].permission]))
          .map((name) => (
            <button
              key={name}
              type="button"
              className={controls.act}
              disabled={many.isPending}
              onClick={() => act(name)}
            >
              {t(manyChanges[name].text)}
            </button>
          ))}
      </ChosenBar>
      {asked ? (
        <ManyDialog
          kind={asked}
          currencies={currencies}
          onAsk={(change) => {
            setAsked(null);
            many.ask(change);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function Outcome({ answer, onClose }: { answer: ManyAnswer; onClose(): void }) {
  const { t } = useApp();
  const { changed, unchanged, refused, others, batchId } = answer;
  return (
    <DoneBatch
      text={t('products.manyDone', { changed, unchanged, refused })}
      undoText={t('products.undoMany')}
      {...{ batchId, onClose }}
    >
      {others.length > 0 ? (
        <details>
          <summary>{t('products.others')}</summary>
          <ul className={styles.others}>
            {others.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>{[name, t(unchangedReasons[reason])].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </DoneBatch>
  );
}
