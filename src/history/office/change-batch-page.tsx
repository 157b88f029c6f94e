// What was changed in one go, field by field, and the way to take it back.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { ListPages } from '../../lists/office/list-pages.tsx';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { HistoryBatchQuery } from '../../office-operations.generated.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { changedFieldText } from '../changed-field.ts';
import { BatchFacts, UndoButton } from './batch-line.tsx';
import { ChangesTable, fieldOf } from './changes-table.tsx';
import { batchChangesQuery, batchHref, batchQuery, useBatchTitle } from './history-queries.ts';
import { loadHistoryTexts } from './load-history-texts.ts';
import { type UndoneBatch, useUndoBatch } from './use-undo-batch.ts';

export const loadTexts = joinTexts(loadListTexts, loadHistoryTexts);

export const load: PageLoad = (queryClient, { params, search }) =>
  Promise.all([
    queryClient.ensureQueryData(batchQuery(params.id)),
    queryClient.ensureQueryData(batchChangesQuery(params.id, search)),
  ]);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const batch = queryClient.getQueryData(batchQuery(location.params.id).queryKey)?.changeBatch;
  return batch ? { title: `${t('history.title')} ${batch.id}` } : { title: t('history.missing'), status: 404 };
};

export const Page: PageModule['Page'] = ({ location: { params, search } }) => {
  const { t } = useApp();
  const { changeBatch: batch } = useSuspenseQuery(batchQuery(params.id)).data;
  return (
    <div className={page.page}>
      {batch ? (
        <Batch key={batch.id} batch={batch} search={search} />
      ) : (
        <h1 className={page.title} tabIndex={-1}>
          {t('history.missing')}
        </h1>
      )}
      <p>
        <PageLink to={officeUrlOf('history')}>{t('history.toList')}</PageLink>
      </p>
    </div>
  );
};

type WholeBatch = NonNullable<HistoryBatchQuery['changeBatch']>;

function Batch({ batch, search }: { batch: WholeBatch; search: URLSearchParams }) {
  const { t } = useApp();
  const titleOf = useBatchTitle();
  const id = String(batch.id);
  const { changesOfBatch: found } = useSuspenseQuery(batchChangesQuery(id, search)).data;
  const [undone, setUndone] = useState<UndoneBatch | null>(null);
  const { undo, isUndoing } = useUndoBatch(setUndone);
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {titleOf(batch)}
        </h1>
        <UndoButton batch={batch} isUndoing={isUndoing} onUndo={() => undo(batch.id)} />
      </div>
      <BatchFacts batch={batch} />
      {batch.undoneBy == null ? null : (
        <p>
          <PageLink to={batchHref(batch.undoneBy)}>{t('history.toUndo')}</PageLink>
        </p>
      )}
      {batch.undoes == null ? null : (
        <p>
          <PageLink to={batchHref(batch.undoes)}>{t('history.undoes', { number: batch.undoes })}</PageLink>
        </p>
      )}
      <LeftAlone {...(undone ?? batch)} />
      <section className={page.panel}>
        <ChangesTable changes={found.changes} />
      </section>
      <ListPages route="changeBatch" params={{ id }} values={{}} ends={found} />
    </>
  );
}

/** What the press just now has left, or the batch itself. */
function LeftAlone({ left, leftCount }: Pick<UndoneBatch, 'left' | 'leftCount'>) {
  const { t } = useApp();
  if (leftCount === 0) return null;
  return (
    <section className={page.panel} aria-live="polite">
      <h2 className={page.panelTitle}>
        {t('history.left')}: {leftCount}
      </h2>
      <ul className={layout.lines}>
        {left.map((change) => (
          <li key={`${change.part} ${change.key} ${change.field}`}>
            {change.thing}: {changedFieldText(fieldOf(change), t)}{' '}
            <span className={layout.aside}>{t(`history.reason_${change.reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
