// Saving the filters of the list under a name, and keeping order among what was saved.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { ArrowIcon } from '../../icons/arrow-icon.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import type { OrderFilters } from '../../orders/office/order-filters.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { NewIdField, newIdIn } from '../../ui/typing/new-id-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type OrderViews, orderViewsQuery } from './many-orders-queries.ts';
import styles from './saved-views.module.css';
import { viewRefusals } from './view-refusals.ts';

const MAX_NAME_LENGTH = 60;

type View = OrderViews['saved'][number];
type ViewMutation = Extract<
  MutationName,
  'OrdersSaveView' | 'OrdersChangeView' | 'OrdersMoveView' | 'OrdersRemoveView'
>;

export function SaveViewDialog({ filters, onClose }: { filters: OrderFilters; onClose(): void }) {
  const { t } = useApp();
  const { change, isPending, problem } = useViewChange('OrdersSaveView', onClose);
  return (
    <OfficeDialog title={t('many.saveView')} onClose={onClose}>
      <ViewForm
        {...{ isPending, problem }}
        onSubmit={(name, isShared, newId) => change({ name, isShared, filters, newId })}
        submitText={t('many.saveView')}
      />
    </OfficeDialog>
  );
}

export function EditViewsDialog({ views, onClose }: { views: readonly View[]; onClose(): void }) {
  const { t } = useApp();
  const [edited, setEdited] = useState<View | null>(null);
  const rename = useViewChange('OrdersChangeView', () => setEdited(null));
  const move = useViewChange('OrdersMoveView');
  const remove = useViewChange('OrdersRemoveView');
  const problem = move.problem ?? remove.problem;
  return (
    <OfficeDialog title={t('many.manageViews')} onClose={onClose}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <ul className={layout.lines}>
        {views.map((view, index) => (
          <ViewRow
            key={view.id}
            view={view}
            above={views[index - 1]?.isShared === view.isShared ? views[index - 1] : undefined}
            onEdit={() => setEdited(view)}
            onMove={(over) => move.change({ id: view.id, over: over.id })}
            onRemove={() => remove.change({ id: view.id })}
          />
        ))}
      </ul>
      {edited ? (
        <ViewForm
          key={edited.id}
          {...{ isPending: rename.isPending, problem: rename.problem }}
          view={edited}
          onSubmit={(name, isShared) => {
            const { id, ...was } = edited;
            rename.change({ id, name, isShared, was: { name: was.name, isShared: was.isShared } });
          }}
          submitText={t('many.rename')}
        />
      ) : null}
    </OfficeDialog>
  );
}

type ViewRowProps = {
  view: View;
  /** The one that it can change places with. */
  above: View | undefined;
  onEdit(): void;
  onMove(over: View): void;
  onRemove(): void;
};

function ViewRow({ view, above, onEdit, onMove, onRemove }: ViewRowProps) {
  const { t } = useApp();
  return (
    <li className={classNames(layout.row, layout.tight, styles.viewRow)}>
      <button
        type="button"
        className={classNames(layout.cut, styles.viewName)}
        disabled={!view.mayChange}
        title={view.mayChange ? t('many.editView', { name: view.name }) : undefined}
        onClick={onEdit}
      >
        {view.name}
      </button>
      {view.isShared ? <span className={layout.aside}>{t('many.shared')}</span> : null}
      {view.mayChange && above ? (
        <button type="button" className={classNames(controls.icon, styles.small)} onClick={() => onMove(above)}>
          <span className={styles.up}>
            <ArrowIcon />
          </span>
          <VisuallyHidden>{t('many.moveUp', { name: view.name })}</VisuallyHidden>
        </button>
      ) : null}
      {view.mayChange ? (
        <button type="button" className={classNames(controls.icon, styles.small)} onClick={onRemove}>
          <CrossIcon />
          <VisuallyHidden>{t('many.remove', { name: view.name })}</VisuallyHidden>
        </button>
      ) : null}
    </li>
  );
}

type ViewFormProps = {
  view?: View;
  isPending: boolean;
  problem: string | null;
  submitText: string;
  /** `newId`: of one that is made, once under it. */
  onSubmit(name: string, isShared: boolean, newId: string | null): void;
};

function ViewForm({ view, isPending, problem, submitText, onSubmit }: ViewFormProps) {
  const { t } = useApp();
  const may = useMay();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = String(fields.get('name')).trim();
    if (name !== '') onSubmit(name, fields.has('isShared'), newIdIn(fields));
  };
  return (
    <form
      data-keep={`view ${view?.id ?? 'new'}`}
      className={classNames(layout.stack, styles.viewForm)}
      onSubmit={submit}
    >
      <NewIdField />
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <TextField
        label={t('many.viewName')}
        name="name"
        maxLength={MAX_NAME_LENGTH}
        defaultValue={view?.name ?? ''}
        autoComplete="off"
        required
      />
      {may(['orders.fulfil']) ? (
        <CheckboxField label={t('many.isShared')} name="isShared" defaultChecked={view?.isShared ?? false} />
      ) : null}
      <Button kind="primary" type="submit" isWide isBusy={isPending}>
        {submitText}
      </Button>
    </form>
  );
}

function useViewChange<Name extends ViewMutation>(name: Name, onDone?: () => void) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation(name);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (input: VariablesOf<Name>) =>
    mutate(input, {
      onSuccess: async (data) => {
        const [answer] = Object.values(data) as { refusal?: string | null }[];
        setProblem(answer?.refusal ? t(refusalMessage(viewRefusals, answer.refusal, 'many.viewRefused')) : null);
        await queryClient.invalidateQueries({ queryKey: orderViewsQuery.queryKey });
        if (!answer?.refusal) onDone?.();
      },
      onError: showToast,
    });
  return { change, isPending, problem };
}
