// What is edited, what of it is saved, and the version that it was read at.
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import type { Currency } from '../../currencies.ts';
import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { DraftResultFieldsFragment } from '../../office-operations.generated.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import { type DraftContent, newDraft } from '../draft-content.ts';
import { atMarketPrices, type DraftForm, type DraftProblem, formIn, formOf, readForm } from './draft-form-state.ts';
import { draftQuery, type ShownDraft } from './draft-queries.ts';

type Base = { number: number | null; version: number; text: string };
export type DraftRefused = DraftResultFieldsFragment & { refusal: string };
export type DraftAct = Extract<
  MutationName,
  'DraftsSend' | 'DraftsUndoSend' | 'DraftsLink' | 'DraftsWithdraw' | 'DraftsPayHere'
>;

// By number and not of the editor: a new draft that is saved is shown by another editor, which says why it was not sent.
const refusedQuery = (number: number | null) =>
  queryOptions<DraftRefused | null>({ queryKey: ['DraftRefused', number], queryFn: skipToken });

export function useDraftEditor(draft: ShownDraft | null, market: Locale) {
  const { locale } = useApp();
  const { languageTag } = languageOf(locale);
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const saving = useOperationMutation('DraftsSave');
  const read = (shown: ShownDraft | null): DraftContent => (shown ? JSON.parse(shown.content) : newDraft(market));
  const baseOf = (shown: ShownDraft | null, form: DraftForm): Base => ({
    number: shown?.number ?? null,
    version: shown?.version ?? 0,
    text: JSON.stringify(readForm(form).content),
  });
  const [form, setForm] = useState(() => formOf(read(draft), languageTag));
  const [base, setBase] = useState(() => baseOf(draft, form));
  // Nobody is interrupted while typing: a field is marked once it was left, or was to be saved.
  const [left, setLeft] = useState<readonly DraftProblem[]>([]);
  const [tried, setTried] = useState<readonly DraftProblem[]>([]);
  const { data: refused = null } = useQuery(refusedQuery(base.number));
  const setRefused = (refusal: DraftRefused | null, number = base.number) =>
    queryClient.setQueryData(refusedQuery(number).queryKey, refusal);
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: refusedQuery(base.number).queryKey }),
    [queryClient, base.number],
  );
  const now = readForm(form);
  const isUnsaved = JSON.stringify(now.content) !== base.text || now.problems.length > 0;

  const show = (shown: ShownDraft) => {
    const loaded = formOf(read(shown), languageTag);
    setForm(loaded);
    setBase(baseOf(shown, loaded));
    setLeft([]);
    setTried([]);
    setRefused(null);
  };
  // Somebody else has saved it, and nothing is lost by showing that.
  if (draft && draft.version > base.version && !isUnsaved) show(draft);

  const refetch = async (number: number | null): Promise<ShownDraft | null> =>
    (await refetchQuery(queryClient, draftQuery(String(number ?? 0)))).draft ?? null;

  /** The saved draft; null when it could not be saved. `version`: over which one. */
  const save = async (version = base.version): Promise<{ number: number; version: number } | null> => {
    setRefused(null);
    setTried(now.problems);
    if (now.problems.length > 0) return null;
    if (!isUnsaved && base.number !== null) return { number: base.number, version: base.version };
    const text = JSON.stringify(now.content);
    const { saveDraft: saved } = await saving.mutateAsync({ number: base.number, version, content: text });
    if (saved.refusal || !saved.number || !saved.version) {
      setRefused({ ...saved, refusal: saved.refusal ?? 'DraftChanged' });
      return null;
    }
    const { number } = saved;
    setBase({ number, version: saved.version, text });
    await refetch(number);
    // Only now is there an address to come back to.
    if (base.number === null)
      navigate(officeUrlOf('draftOrder', undefined, { number: String(number) }), { replace: true });
    return { number, version: saved.version };
  };

  return {
    form,
    content: now.content,
    problems: now.problems.filter((field) => left.includes(field) || tried.includes(field)),
    /** Of what was to be saved, something still cannot be read. */
    hasTried: now.problems.some((field) => tried.includes(field)),
    /** Whatever cannot be read, also what is being typed: nothing that it counts in has a sum. */
    unread: now.problems,
    leave(field: DraftProblem) {
      if (!left.includes(field)) setLeft([...left, field]);
    },
    refused,
    setRefused,
    isUnsaved,
    isNew: base.number === null,
    isSaving: saving.isPending,
    change(to: Partial<DraftForm>) {
      setForm((current) => ({ ...current, ...to }));
    },
    /** What does not follow by itself is marked, also when nobody can say what it costs there. */
    async chooseMarket(chosen: Locale, from: Currency): Promise<void> {
      setForm((current) => formIn(current, { locale: chosen, from }, languageTag));
      const variantIds = form.lines.flatMap(({ variantId }) => variantId ?? []);
      const query = operationQuery('DraftsPrices', { locale: chosen, from, variantIds });
      const prices = (await queryClient.fetchQuery(query).catch(() => null))?.draftPrices ?? [];
      setForm((current) =>
        current.locale === chosen ? atMarketPrices(current, { from, prices }, languageTag) : current,
      );
    },
    save,
    /** Mine over what somebody else has saved; theirs stays among the versions. */
    async saveOver() {
      const theirs = await refetch(base.number);
      if (theirs) await save(theirs.version);
    },
    async showTheirs() {
      const theirs = await refetch(base.number);
      if (theirs) show(theirs);
    },
    refetch,
  };
}

/** One of the actions on a saved draft. Answers with what it has led to; null when it was refused. */
export function useDraftAct<Name extends DraftAct>(
  name: Name,
  onRefused: (refusal: DraftRefused, number: number) => void,
) {
  const { mutateAsync, isPending } = useOperationMutation(name);
  return {
    isPending,
    async act(variables: VariablesOf<Name>): Promise<DraftResultFieldsFragment | null> {
      const answer: unknown = await mutateAsync(variables);
      const result = Object.values(answer as Record<string, DraftResultFieldsFragment | string>).find(
        (each): each is DraftResultFieldsFragment => typeof each === 'object',
      );
      if (!result) return null;
      if (!result.refusal) return result;
      onRefused({ ...result, refusal: result.refusal }, variables.number);
      return null;
    },
  };
}
