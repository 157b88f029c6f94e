// Gives money back: by line and quantity, with the delivery or without, or another amount. What it comes to is what the
// server says; the button names it.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApp, useFormatMoney, useT } from '../../app-instance.tsx';
import { subtractMoney } from '../../money.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { numberIn } from '../../numbers/read-number.ts';
import { isRefundReason, type RefundReason, refundReasons } from '../../orders/office/refund-reasons.ts';
import { PartOfLine } from '../../refunds/office/part-of-line.tsx';
import { ReasonFields } from '../../refunds/office/reason-fields.tsx';
import { RefundLines } from '../../refunds/office/refund-lines.tsx';
import { RefundMeaning } from '../../refunds/office/refund-meaning.tsx';
import type { RefundQuote } from '../../refunds/office/refund-queries.ts';
import { type RefundChoice, type RefundSubject, useRefundChoice } from '../../refunds/office/use-refund-choice.ts';
import { Button } from '../../ui/button.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { useOrderAction } from './use-order-action.ts';

type RefundFormProps = {
  order: { number: number; version: number };
  subject: Omit<RefundSubject, 'number'>;
  defaultReason?: RefundReason;
  onDone(): void;
};

export function RefundForm({ order, subject, defaultReason, onDone }: RefundFormProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersRefund', order, onDone);
  const [ownText, setOwnText] = useState('');
  const isOwn = ownText.trim() !== '';
  const [own, setOwn] = useState<number | null>(null);
  const isUnread = isOwn && own === null;
  const [ofLine, setOfLine] = useState(subject.position ?? null);
  const choice = useRefundChoice({ ...subject, number: order.number }, { ownAmountMinor: own, ofLine });
  const [amountError, setAmountError] = useState<string>();
  const form = useFirstFieldFocus(choice.quote !== null);
  const { quote } = choice;
  if (!quote) return <Unanswered query={choice.query} />;
  const amount = own === null ? quote.amount : { ...quote.amount, minor: own };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The amount on the button is that of the choice before.
    if (choice.isAsking && !isOwn) return;
    if (isUnread) return setAmountError(t('refunds.ownAmountWrong'));
    if (amount.minor > quote.left.minor) return setAmountError(t('work.refusedRefundTooLarge'));
    if (amount.minor === 0) return setAmountError(t('refunds.nothing'));
    setAmountError(undefined);
    const refund = readRefund(new FormData(event.currentTarget), { quote, choice, subject, isOwn });
    const part = isOwn && subject.returnNumber === undefined ? ofLine : null;
    ask((at) => ({ ...at, refund: { ...refund, amountMinor: amount.minor, isOwnAmount: isOwn, ofLine: part } }));
  };
  return (
    <form data-keep="refund" ref={form} className={layout.stack} onSubmit={submit}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {choice.isUnanswered ? <Unanswered query={choice.query} /> : null}
      <RefundLines quote={quote} choice={choice} isOff={isOwn} />
      <OwnAmount
        {...{ quote, isOwn, ofLine, setOfLine }}
        isOfReturn={subject.returnNumber !== undefined}
        text={ownText}
        error={amountError}
        onText={(text) => {
          setOwnText(text);
          setAmountError(undefined);
          setOwn(numberIn(readAmount(text, { locale, currency: quote.amount.currency })) || null);
        }}
      />
      {isUnread ? null : <RefundMeaning quote={quote} choice={choice} amountMinor={amount.minor} isOwn={isOwn} />}
      <RefundNotes quote={quote} amount={amount} vat={choice.vat} />
      <ReasonFields
        reasons={refundReasons}
        textOf={(reason) => `refunds.reason_${reason}` as const}
        {...(defaultReason && { defaultReason })}
      />
      <Button kind="primary" type="submit" isWide isBusy={isPending}>
        {isUnread ? t('work.do_refund') : t('refunds.give', { amount: format(amount) })}
      </Button>
    </form>
  );
}

type OwnAmountProps = {
  quote: RefundQuote;
  text: string;
  /** Whether anything is typed. */
  isOwn: boolean;
  isOfReturn: boolean;
  error: string | undefined;
  ofLine: number | null;
  setOfLine(position: number | null): void;
  onText(text: string): void;
};

/** Another amount than that of what is chosen, and of whose price it is a part. */
function OwnAmount({ quote, text, isOwn, isOfReturn, error, ofLine, setOfLine, onText }: OwnAmountProps) {
  const t = useT();
  const format = useFormatMoney();
  const { currency } = quote.amount;
  return (
    <>
      <AmountField
        label={t('refunds.ownAmount', { currency })}
        hint={t(isOwn ? 'refunds.ownAmountInstead' : 'refunds.ownAmountHint', {
          amount: format(quote.amount),
          left: format(quote.left),
        })}
        error={error}
        name="amount"
        currency={currency}
        value={text}
        onText={onText}
      />
      {isOwn && !isOfReturn ? <PartOfLine quote={quote} value={ofLine} onChoose={setOfLine} /> : null}
    </>
  );
}

function useFirstFieldFocus(isHere: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A dialog gives the focus to its first field, which was not there yet.
    if (isHere) form.current?.closest('dialog')?.querySelector<HTMLElement>('form input')?.focus();
  }, [isHere]);
  return form;
}

type Asked = { quote: RefundQuote; choice: RefundChoice; subject: RefundFormProps['subject']; isOwn: boolean };

function readRefund(fields: FormData, { quote, choice, subject, isOwn }: Asked) {
  const because = String(fields.get('because'));
  return {
    lines: isOwn ? linesOfOwnAmount(quote, subject) : linesOfChoice(quote, choice),
    isWithDelivery: choice.isWithDelivery && !isOwn,
    reasonKind: isRefundReason(because) ? because : null,
    reason: String(fields.get('words')),
    returnNumber: subject.returnNumber ?? null,
  };
}

function linesOfChoice(quote: RefundQuote, choice: RefundChoice) {
  return quote.lines.map((line) => ({
    position: line.position,
    quantity: choice.quantityOf(line),
    isCancelled: choice.isCancelled && line.unsent > 0,
    isRestocked: line.isRestockable && choice.isRestocked(line),
  }));
}

/** A sum of one's own is for nothing in particular; of a return it is for what came back, and moves nothing either. */
function linesOfOwnAmount(quote: RefundQuote, { returnNumber }: RefundFormProps['subject']) {
  if (returnNumber === undefined) return [];
  return quote.lines.map(({ position, quantity }) => ({ position, quantity, isCancelled: false, isRestocked: false }));
}

type RefundNotesProps = Pick<RefundQuote, 'amount' | 'vat'> & { quote: RefundQuote };

function RefundNotes({ quote, amount, vat: parts }: RefundNotesProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const vat = parts.map((part) => `${formatPercent(part.basisPoints, locale)} ${format(part.vat)}`).join(', ');
  return (
    <>
      {vat ? <p className={layout.aside}>{t('refunds.vat', { vat })}</p> : null}
      {quote.isLimited ? <Notice kind="info">{t('refunds.limited', { amount: format(quote.left) })}</Notice> : null}
      {quote.isByHand ? (
        <Notice kind="info">
          {t('refunds.byHand', {
            method: quote.methodName ?? '',
            amount: format(subtractMoney(amount, quote.toCards)),
          })}
        </Notice>
      ) : null}
      {quote.usedOfCards.minor > 0 ? (
        <Notice kind="info">{t('refunds.usedCards', { amount: format(quote.usedOfCards) })}</Notice>
      ) : null}
      {quote.toCards.minor > 0 ? (
        <Notice kind="info">
          {t('refunds.toCards', { amount: format(quote.toCards) })} {quote.isToNewCard ? t('refunds.toNewCard') : null}
        </Notice>
      ) : null}
    </>
  );
}
