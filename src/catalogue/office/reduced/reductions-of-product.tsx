import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { formatMoment, shortDay } from '../../../dates/format-moment.ts';
import { loadHistoryTexts } from '../../../history/office/load-history-texts.ts';
import { joinTexts } from '../../../i18n/join-texts.ts';
import { officeUrlOf } from '../../../office-addresses.ts';
import type { ReductionsOfProductQuery } from '../../../office-operations.generated.ts';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { refetchQuery } from '../../../ui/office/refetch-query.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import type { PartProps } from '../editor/product-part.ts';
import { skusToReduce } from '../editor/skus-to-reduce.ts';
import { DoneReduction, type DoneReductionEntry } from '../reductions/done-reduction.tsx';
import { loadReductionTexts } from '../reductions/load-reduction-texts.ts';

const loadTexts = joinTexts(loadReductionTexts, loadHistoryTexts);

export const bindReductionsOfProduct = () => withLateTexts(ReductionsOfProduct, loadTexts);

type Reduction = ReductionsOfProductQuery['productReductions'][number];

function ReductionsOfProduct({ shown, context }: PartProps<object>) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const query = operationQuery('ReductionsOfProduct', { id: shown?.id ?? '' });
  const { data } = useQuery({ ...query, enabled: context.maySetPrices && shown !== null });
  const ending = useOperationMutation('ReductionsEnd');
  const [done, setDone] = useState<DoneReductionEntry | null>(null);
  const refetch = () => refetchQuery(queryClient, query);
  const end = async ({ id }: Reduction) => {
    const { endReductions: outcome } = await ending.mutateAsync({ id });
    const count = outcome.ended + outcome.withdrawn;
    setDone({ batchId: outcome.batchId ?? null, text: t('reductions.ended', { count }) });
    await refetch();
  };
  if (!data || !shown) return null;
  const skus = skusToReduce(shown);
  const onUndone = () => {
    setDone(null);
    void refetch().catch(showToast);
  };
  return (
    <div className={layout.stack}>
      {data.productReductions.length === 0 ? <p className={layout.aside}>{t('reductions.noneHere')}</p> : null}
      {data.productReductions.map((reduction) => (
        <ShownReduction
          key={`${reduction.id} ${reduction.lowest.currency}`}
          {...{ reduction }}
          isEnding={ending.isPending && ending.variables.id === reduction.id}
          onEnd={() => void end(reduction).catch(showToast)}
        />
      ))}
      <DoneReduction {...{ done, onUndone }} />
      {skus.length > 0 ? (
        <LinkButton size="small" to={officeUrlOf('newReduction', { skus: skus.join(' ') })}>
          {t('reductions.planOne')}
        </LinkButton>
      ) : null}
    </div>
  );
}

type ShownReductionProps = { reduction: Reduction; isEnding: boolean; onEnd(): void };

function ShownReduction({ reduction, isEnding, onEnd }: ShownReductionProps) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  const { title, isRunning, beginsAt, endsAt, lowest, highest, otherProducts } = reduction;
  const moment = (at: string) => formatMoment(at, locale, shop.timeZone, shortDay);
  const period = { from: moment(beginsAt), until: endsAt ? moment(endsAt) : t('reductions.open') };
  return (
    <div>
      <StateMark tone={isRunning ? 'done' : 'wait'}>
        {t(isRunning ? 'reductions.state_running' : 'reductions.state_planned')}
      </StateMark>{' '}
      {title}
      <p>
        {lowest.minor === highest.minor
          ? t('reductions.pageSays', { price: format(lowest) })
          : t('reductions.pageSaysFrom', { lowest: format(lowest), highest: format(highest) })}
      </p>
      <p className={layout.aside}>{t(isRunning ? 'reductions.since' : 'reductions.planned', period)}</p>
      {otherProducts > 0 ? <p className={layout.aside}>{t('reductions.alsoOf', { count: otherProducts })}</p> : null}
      <Button size="small" isBusy={isEnding} onClick={onEnd}>
        {t(isRunning ? 'reductions.endNow' : 'reductions.withdraw')}
      </Button>
    </div>
  );
}
