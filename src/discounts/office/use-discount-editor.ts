// What is edited of a code, what of it is saved, and the version that it was read at.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import type { DiscountsSaveMutation } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import { type DiscountForm, type DiscountProblem, emptyForm, formOf, readForm } from './discount-form-state.ts';
import { discountQuery, type ShownDiscountCode } from './discount-queries.ts';
import { discountHref } from './discount-table.tsx';

export type DiscountRefused = DiscountsSaveMutation['saveDiscountCode'] & { refusal: string };

export function useDiscountEditor(code: ShownDiscountCode | null) {
  const { locale, t, showToast } = useApp();
  const { languageTag } = languageOf(locale);
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const saving = useOperationMutation('DiscountsSave');
  const stopping = useOperationMutation('DiscountsStop');
  const read = (shown: ShownDiscountCode | null) => (shown ? formOf(shown, languageTag) : emptyForm);
  const baseOf = (shown: ShownDiscountCode | null) => ({
    version: shown?.version ?? null,
    text: JSON.stringify(readForm(read(shown)).content),
  });
  const [form, setForm] = useState(() => read(code));
  const [base, setBase] = useState(() => baseOf(code));
  const [problems, setProblems] = useState<readonly DiscountProblem[]>([]);
  const [refused, setRefused] = useState<DiscountRefused | null>(null);
  const now = readForm(form);
  const isUnsaved = JSON.stringify(now.content) !== base.text;

  const show = (shown: ShownDiscountCode) => {
    setForm(read(shown));
    setBase(baseOf(shown));
    setProblems([]);
    setRefused(null);
  };
  // Somebody else has saved it, and nothing is lost by showing that.
  if (code && code.version > (base.version ?? 0) && !isUnsaved) show(code);

  const refetch = async (id: string) => (await refetchQuery(queryClient, discountQuery(id))).discountCode ?? null;

  const save = async (version = base.version): Promise<void> => {
    setRefused(null);
    setProblems(now.problems);
    if (now.problems.length > 0 || saving.isPending) return;
    const { saveDiscountCode: saved } = await saving.mutateAsync({ version, content: now.content });
    if (saved.refusal || !saved.id) return setRefused({ ...saved, refusal: saved.refusal ?? 'other' });
    const shown = await refetch(saved.id);
    showToast({ kind: 'success', text: t('discounts.saved', { code: now.content.code }) });
    // Only now is there an address to come back to.
    if (code === null) return navigate(discountHref(saved.id), { replace: true });
    if (shown) show(shown);
  };
  const run = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => showToast(error instanceof Error ? error : new Error(String(error))));
  };
  return {
    form,
    problems,
    refused,
    isUnsaved,
    isSaving: saving.isPending,
    isStopping: stopping.isPending,
    change(to: Partial<DiscountForm>) {
      setForm((current) => ({ ...current, ...to }));
    },
    save: run(save),
    /** Mine over what somebody else has saved. */
    saveOver: run(async () => {
      const theirs = code && (await refetch(code.id));
      if (theirs) await save(theirs.version);
    }),
    showTheirs: run(async () => {
      const theirs = code && (await refetch(code.id));
      if (theirs) show(theirs);
    }),
    stop: run(async () => {
      if (!code) return;
      await stopping.mutateAsync({ code: code.code, isStopped: code.state !== 'stopped' });
      const shown = await refetch(code.id);
      if (shown) show(shown);
    }),
  };
}

export type DiscountEditor = ReturnType<typeof useDiscountEditor>;
