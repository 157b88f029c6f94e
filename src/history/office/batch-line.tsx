// One go of changes as the history lists it: what was done, by whom, how much, and what became of it.
import { useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MOST_COUNTED } from '../change-sources.ts';
import { batchHref, type ShownBatch, useBatchTitle } from './history-queries.ts';

export function BatchFacts({ batch }: { batch: ShownBatch }) {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  const { at, who, changes } = batch;
  const counted =
    changes > MOST_COUNTED
      ? t('history.countedOver', { count: MOST_COUNTED })
      : t('history.counted', { count: changes });
  return <p className={layout.aside}>{[formatMoment(at), who, counted].join(', ')}</p>;
}

type UndoButtonProps = { batch: ShownBatch; isUndoing: boolean; onUndo(): void };

export function UndoButton({ batch, isUndoing, onUndo }: UndoButtonProps) {
  const { t } = useApp();
  const titleOf = useBatchTitle();
  if (batch.undoneBy != null) return <StateMark tone="off">{t('history.undoneBy')}</StateMark>;
  if (!batch.canUndo) return null;
  return (
    <Button size="small" isBusy={isUndoing} onClick={onUndo}>
      {t('history.undo')}
      <VisuallyHidden>: {titleOf(batch)}</VisuallyHidden>
    </Button>
  );
}

/** `onBack`: null where the history is not that of one thing, or this is how it is now. */
export function BatchLine({ batch, isUndoing, onUndo, onBack }: UndoButtonProps & { onBack: (() => void) | null }) {
  const { t } = useApp();
  const titleOf = useBatchTitle();
  return (
    <div className={classNames(layout.row, layout.between)}>
      <div>
        <p>
          <PageLink to={batchHref(batch.id)}>{titleOf(batch)}</PageLink>
        </p>
        <BatchFacts batch={batch} />
      </div>
      <div className={classNames(layout.row, layout.tight)}>
        {onBack ? (
          <Button size="small" kind="quiet" isBusy={isUndoing} onClick={onBack}>
            {t('history.backTo')}
            <VisuallyHidden>: {titleOf(batch)}</VisuallyHidden>
          </Button>
        ) : null}
        <UndoButton batch={batch} isUndoing={isUndoing} onUndo={onUndo} />
      </div>
    </div>
  );
}
