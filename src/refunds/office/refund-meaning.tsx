// What becomes of the goods when money goes back, in words: of an amount alone nothing, and what was not sent yet is taken
// off the order only where that is chosen.
import { useApp } from '../../app-instance.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { RefundQuote } from './refund-queries.ts';
import type { RefundChoice } from './use-refund-choice.ts';

type RefundMeaningProps = {
  quote: RefundQuote;
  choice: RefundChoice;
  amountMinor: number;
  /** It is typed. */
  isOwn: boolean;
};

export function RefundMeaning({ quote, choice, amountMinor, isOwn }: RefundMeaningProps) {
  const { t } = useApp();
  // Nothing is sent of an order whose money has all gone back.
  const isAllMoney = quote.isToSend && amountMinor === quote.left.minor;
  if (isOwn) {
    const text = isAllMoney ? 'refunds.allMoney' : quote.isToSend ? 'refunds.staysInOrder' : 'refunds.onlyMoney';
    return <Notice kind="info">{t(text)}</Notice>;
  }
  const unsent = quote.lines.filter((line) => line.unsent > 0);
  if (unsent.length === 0) return null;
  return (
    <>
      <CheckboxField
        label={t('refunds.notSent')}
        hint={unsent
          .map((line) => `${line.unsent} × ${[line.title, line.variantTitle].filter(Boolean).join(', ')}`)
          .join('; ')}
        checked={choice.isCancelled}
        onChange={({ currentTarget }) => choice.chooseCancelled(currentTarget.checked)}
      />
      {choice.isCancelled ? null : (
        <Notice kind="info">{t(isAllMoney ? 'refunds.allMoney' : 'refunds.sentAllTheSame')}</Notice>
      )}
    </>
  );
}
