// Prices that are to be lower for a time: first what would become of each, then the press that does it.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { loadUndoTexts } from '../../history/office/load-undo-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { RestoredTyping } from '../../ui/record-editor/restored-typing.tsx';
import { DoneReduction, type DoneReductionEntry } from './reductions/done-reduction.tsx';
import { loadReductionTexts } from './reductions/load-reduction-texts.ts';
import { AmountFields, GoodsFields, PeriodFields } from './reductions/reduction-fields.tsx';
import { emptyReduction, type ReductionField, type ReductionForm, readReduction } from './reductions/reduction-form.ts';
import { type ReductionPlan, ReductionPlanPanel } from './reductions/reduction-plan.tsx';
import { reductionRefusals } from './reductions/reduction-refusals.ts';
import { useReductionForm } from './reductions/use-reduction-form.ts';

const choicesQuery = operationQuery('ReductionsChoices', {});

export const loadTexts = joinTexts(loadReductionTexts, loadEditorTexts, loadUndoTexts);

export const load: PageLoad = (queryClient) => queryClient.ensureQueryData(choicesQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('reductions.new') });

/** The field that a refusal is about. */
const refusedFields: Readonly<Partial<Record<string, ReductionField>>> = {
  ...{ BeginUnreadable: 'from', BeginPast: 'from', EndUnreadable: 'until', EndPast: 'until', EndBeforeBegin: 'until' },
  ...{ CollectionUnknown: 'collection', TagUnknown: 'tag', SkusUnknown: 'skus' },
};

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t, showToast } = useApp();
  const { reductionChoices: choices } = useSuspenseQuery(choicesQuery).data;
  const reduction = useNewReduction(choices, search.get('skus') ?? '');
  const { form, plan, refused, done, isBusy, errorOf, change } = reduction;
  const part = { form, errorOf, choices, onChange: change };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (plan ? reduction.add(plan) : reduction.preview()).catch(showToast);
  };
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('reductions.new')}
        </h1>
        <PageLink to={officeUrlOf('reductions')}>{t('reductions.toList')}</PageLink>
      </div>
      <DoneReduction done={done} onUndone={reduction.forget} />
      {reduction.isRestored ? <RestoredTyping text="record.typingBack" onDiscard={reduction.clear} /> : null}
      {refused ? <Notice kind="error">{refused}</Notice> : null}
      <form className={layout.stack} noValidate onSubmit={submit}>
        <GoodsFields {...part} />
        <AmountFields {...part} />
        <PeriodFields {...part} />
        {plan ? <ReductionPlanPanel plan={plan} /> : null}
        <div className={layout.row}>
          <Button type="submit" kind="primary" isBusy={isBusy} disabled={plan?.added === 0}>
            {plan ? t('reductions.add', { count: plan.added }) : t('reductions.preview')}
          </Button>
        </div>
      </form>
    </div>
  );
};

type Choices = Parameters<typeof GoodsFields>[0]['choices'];

/** What was planned is forgotten as soon as something else is typed. */
function useNewReduction(choices: Choices, skus: string) {
  const { locale, t } = useApp();
  const queryClient = useQueryClient();
  const adding = useOperationMutation('ReductionsAdd');
  const blank = emptyReduction(choices.currencies[0] ?? 'EUR', choices.collections[0]?.handle ?? '');
  const { form, ...typing } = useReductionForm(skus ? { ...blank, goods: 'skus', skus } : blank);
  const [plan, setPlan] = useState<ReductionPlan | null>(null);
  const [outcome, setOutcome] = useState<ReductionPlan | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const [done, setDone] = useState<DoneReductionEntry | null>(null);
  const { content, problems } = readReduction(form, locale);
  const refusal = outcome?.refusal ?? null;
  const refused = outcome?.refusal ? refusalText(t, outcome) : null;
  const show = (answer: ReductionPlan) => {
    setOutcome(answer);
    setPlan(answer.refusal ? null : answer);
  };
  const preview = async () => {
    setTried(true);
    if (problems.length > 0) return;
    setPlanning(true);
    const query = operationQuery('ReductionsPlan', { content });
    await refetchQuery(queryClient, query)
      .then((answer) => show(answer.plannedReductions))
      .finally(() => setPlanning(false));
  };
  const add = async (planned: ReductionPlan) => {
    if (planned.added === 0) return;
    const { addReductions: answer } = await adding.mutateAsync({ content });
    if (answer.refusal) return show(answer);
    setDone({ batchId: answer.batchId ?? null, text: t('reductions.added', { count: answer.added }) });
    clear();
  };
  const clear = () => {
    typing.clear();
    setPlan(null);
    setTried(false);
    setOutcome(null);
  };
  return {
    ...{ form, isRestored: typing.isRestored, plan, done, refused, preview, add, clear },
    isBusy: isPlanning || adding.isPending,
    forget: () => setDone(null),
    change: (to: Partial<ReductionForm>) => {
      typing.change(to);
      setPlan(null);
      setOutcome(null);
    },
    errorOf: (field: ReductionField) => {
      if (hasTried && problems.includes(field)) return t(`reductions.bad_${field}`);
      return refusal && refusedFields[refusal] === field ? refused : null;
    },
  };
}

function refusalText(t: ReturnType<typeof useApp>['t'], { refusal, unknownSkus }: ReductionPlan): string {
  const key = refusalMessage(reductionRefusals, refusal ?? '', 'reductions.refusal_NoPrices');
  return t(key, { skus: unknownSkus.join(', ') });
}
