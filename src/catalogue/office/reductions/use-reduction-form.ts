// What is typed for a new reduction: it outlives a reload and a session that has ended, and leaving it asks.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { isUnsaved as isDifferent, isReadable, openRecord } from '../../../ui/record-editor/edited-record.ts';
import { useKeptRecord } from '../../../ui/record-editor/use-kept-record.ts';
import { useUnsavedWork } from '../../../ui/typing/use-unsaved-work.ts';
import { type ReductionForm, readReduction } from './reduction-form.ts';

const asTyped = (form: ReductionForm) => form;

/** `start`: what the form says before anybody types; numbers of products that the address names are kept by themselves. */
export function useReductionForm(start: ReductionForm) {
  const { locale, t } = useApp();
  const [edited, setEdited] = useState(() => openRecord<ReductionForm>(null, null, start));
  const [isRestored, setRestored] = useState(false);
  const isUnsaved = isDifferent(edited, asTyped);
  const restore = (kept: typeof edited) => {
    if (!isReadable(kept, edited, (form) => readReduction(form, locale))) return;
    setEdited(kept);
    setRestored(true);
  };
  const giveUp = useKeptRecord({ kind: `reduction ${start.skus}`, shape: 1, edited, isUnsaved, restore });
  useUnsavedWork(isUnsaved, t('record.leave'), giveUp);
  return {
    form: edited.form,
    isRestored: isRestored && isUnsaved,
    change: (to: Partial<ReductionForm>) => setEdited((before) => ({ ...before, form: { ...before.form, ...to } })),
    clear: () => setEdited(openRecord<ReductionForm>(null, null, start)),
  };
}
