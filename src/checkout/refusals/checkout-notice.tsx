// What stands between the shopper and the order beyond single fields: declined, sold out, repriced, offline.
import { useEffect, useRef } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { PaymentField } from '../../payments/payment-field.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../checkout.module.css';
import { type CheckoutRefusal, entryOf, refusalText } from './checkout-refusals.ts';
import { REFUSAL_ID } from './refusal-search.ts';

export type CheckoutNotice =
  | { kind: 'refused'; refusal: CheckoutRefusal }
  | { kind: 'declined'; message: MessageKey; field: PaymentField | null }
  /** Said where another one can be chosen. */
  | { kind: 'method'; message: MessageKey }
  | { kind: 'message'; message: MessageKey };

/** What a form that was posted without scripts came to; null when the fields or the methods say it themselves. */
export function noticeOfRefusal(refusal: CheckoutRefusal | null): CheckoutNotice | null {
  return refusal && entryOf(refusal).place ? { kind: 'refused', refusal } : null;
}

export function isAboutPayment(notice: CheckoutNotice): boolean {
  if (notice.kind === 'refused') return entryOf(notice.refusal).place === 'methods';
  return notice.kind !== 'message';
}

/** Said while the card fields were on their way; untrue once they are there. */
export function isAboutWaiting(notice: CheckoutNotice | null): boolean {
  return notice?.kind === 'message' && notice.message === 'payment.fieldsNotReady';
}

/** Prices, stock or delivery are no longer what the page shows. Of a lost cart the page is all there is. */
export function isPageOutdatedBy(notice: CheckoutNotice): boolean {
  if (notice.kind === 'refused') return !entryOf(notice.refusal).shownOn;
  return notice.kind !== 'declined';
}

/**
 * Takes the focus when it appears, and again with every new notice. One that came with the page does not take it from whoever
 * types by the time the page comes to life: half of a word would be lost.
 */
export function NoticeBox({ notice }: { notice: CheckoutNotice }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const box = useRef<HTMLDivElement>(null);
  const served = useRef(globalThis.document?.getElementById(REFUSAL_ID));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is told, also one with the same words
  useEffect(() => {
    if (!served.current || !document.activeElement?.matches('input')) box.current?.focus();
    served.current = null;
  }, [notice]);
  return (
    <div className={styles.notice} id={REFUSAL_ID} ref={box} tabIndex={-1}>
      <Notice kind="error">
        <p>{notice.kind === 'refused' ? refusalText(notice.refusal, { locale, t, format }) : t(notice.message)}</p>
        {notice.kind === 'refused' && notice.refusal.kind === 'OutOfStock' ? (
          <LinkButton size="small" to={urlOf('cart', { locale })}>
            {t('checkout.changeCart')}
          </LinkButton>
        ) : null}
      </Notice>
    </div>
  );
}
