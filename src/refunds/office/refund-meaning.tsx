// What money that goes back leaves as it is, in words: of an amount alone nothing moves, and what was not sent yet is sent
// unless it is taken off the order.
import { useT } from '../../app-instance.tsx';
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
  const t = useT();
  const isKept = quote.lines.some((line) => line.unsent > 0) && !choice.isCancelled;
  if (!isOwn && !isKept) return null;
  // Nothing is sent of an order whose money has all gone back.
  if (quote.isToSend && amountMinor === quote.left.minor) return <Notice kind="info">{t('refunds.allMoney')}</Notice>;
  if (!isOwn) return <Notice kind="info">{t('refunds.sentAllTheSame')}</Notice>;
  return <Notice kind="info">{t(quote.isToSend ? 'refunds.staysInOrder' : 'refunds.onlyMoney')}</Notice>;
}
