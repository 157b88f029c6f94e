// What is chosen to be given back, and what the server says that it comes to. Nothing is computed here.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LineQuantity } from '../../orders/fulfilment-decisions.ts';
import { useSettled } from '../../ui/office/use-settled.ts';
import { type RefundQuote, refundQuoteQuery } from './refund-queries.ts';

export type RefundSubject = {
  number: number;
  /** The order's line that is to be given back alone. */
  position?: number | undefined;
  /** The return whose goods are to be given back. */
  returnNumber?: number | undefined;
};

export type RefundChoice = ReturnType<typeof useRefundChoice>;

type Chosen = { lines: readonly LineQuantity[] | null; isWithDelivery: boolean | null };

/** More than anybody orders of one line: the server takes what is left. */
const ALL = 1_000_000;

/**
 * `ownAmountMinor`: typed, in place of what is chosen; null while nothing is. `ofLine`: the line of whose price it is a part;
 * null: none.
 */
type Own = { ownAmountMinor: number | null; ofLine: number | null };

export function useRefundChoice({ number, position, returnNumber }: RefundSubject, { ownAmountMinor, ofLine }: Own) {
  const [chosen, setChosen] = useState<Chosen>({
    lines: position === undefined ? null : [{ position, quantity: ALL }],
    isWithDelivery: null,
  });
  const [isCancelled, setCancelled] = useState(true);
  const [restocked, setRestocked] = useState<Readonly<Record<number, boolean>>>({});
  const { lines, isWithDelivery } = chosen;
  const asking = useQuery({
    ...refundQuoteQuery({
      number,
      ...(lines && { lines: [...lines] }),
      ...(isWithDelivery !== null && { isWithDelivery }),
      ...(returnNumber !== undefined && { returnNumber }),
    }),
    placeholderData: keepPreviousData,
  });
  // What was answered last stays when the next answer does not come, and with it what is typed around it.
  const [answered, setAnswered] = useState<RefundQuote | null>(null);
  const now = asking.data?.refundQuote ?? null;
  if (now !== null && now !== answered) setAnswered(now);
  const quote = now ?? answered;
  const asked = useSettled(String(ownAmountMinor ?? ''));
  const { data: own } = useQuery({
    ...refundQuoteQuery({
      ...{ number, ownAmountMinor: Number(asked) },
      ...(returnNumber === undefined ? { lines: [], isWithDelivery: false, ofLine } : { returnNumber }),
    }),
    enabled: asked !== '',
  });
  const quantityOf = (line: RefundQuote['lines'][number]) =>
    lines?.find((each) => each.position === line.position && each.quantity !== ALL)?.quantity ?? line.quantity;
  return {
    quote,
    query: asking,
    /** The answer to what was chosen last is not here yet. */
    isAsking: asking.isPlaceholderData || now === null,
    /** Whether there is no quote, and none comes by itself. */
    isUnanswered: now === null && !asking.isFetching,
    quantityOf,
    /** What of it was not sent yet will not be sent. */
    isCancelled,
    chooseCancelled: setCancelled,
    isRestocked: (line: RefundQuote['lines'][number]) => restocked[line.position] ?? (isCancelled && line.unsent > 0),
    /** The VAT of what is typed, or else of what is chosen; empty until the server has said it. */
    vat: (ownAmountMinor === null ? quote?.vat : asked === String(ownAmountMinor) ? own?.refundQuote?.vat : null) ?? [],
    isWithDelivery: isWithDelivery ?? quote?.isWithDelivery ?? false,
    chooseQuantity(at: number, quantity: number) {
      const before = (quote?.lines ?? []).map((line) => ({ position: line.position, quantity: quantityOf(line) }));
      const now = before.map((line) => (line.position === at ? { position: at, quantity } : line));
      setChosen({ lines: now, isWithDelivery: isWithDelivery ?? quote?.isWithDelivery ?? false });
    },
    chooseDelivery(isChosen: boolean) {
      const now = (quote?.lines ?? []).map((line) => ({ position: line.position, quantity: quantityOf(line) }));
      setChosen({ lines: now, isWithDelivery: isChosen });
    },
    chooseRestocked: (at: number, isChosen: boolean) => setRestocked({ ...restocked, [at]: isChosen }),
  };
}
