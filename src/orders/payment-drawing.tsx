import type { OrderFieldsFragment } from '../operations.generated.ts';
import styles from './checkout-return.module.css';

/** A roll of paper that shows the payment's state: tied and stamped, half wrapped, still open, crossed out. */
export function PaymentDrawing({ state }: { state: OrderFieldsFragment['paymentState'] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 360" aria-hidden="true">
      <path className={styles.wall} d="M8 12L410 4L416 350L2 356Z" />
      {state === 'paid' || state === 'due_on_delivery' ? <TiedRoll /> : null}
      {state === 'payment_processing' ? <Clock /> : null}
      {state === 'awaiting_payment' ? <OpenRoll /> : null}
      {state === 'cancelled' ? <CrossedSheet /> : null}
    </svg>
  );
}

function TiedRoll() {
  return (
    <>
      <path className={styles.blue} d="M70 214L326 104L362 176L104 292Z" />
      <ellipse className={styles.paper} cx="344" cy="140" rx="22" ry="41" transform="rotate(-24 344 140)" />
      <ellipse className={styles.hole} cx="344" cy="140" rx="9" ry="20" transform="rotate(-24 344 140)" />
      <path className={styles.red} d="M176 166L206 153L240 230L210 244Z" />
      <path className={styles.red} d="M190 158Q150 92 186 84Q214 88 194 156Q238 98 256 122Q262 148 200 160Z" />
      <circle className={styles.leaf} cx="316" cy="254" r="52" />
      <path className={styles.tick} d="M292 256L310 274L342 236" />
    </>
  );
}

function Clock() {
  return (
    <>
      <circle className={styles.blue} cx="210" cy="180" r="112" />
      <circle className={styles.paper} cx="210" cy="180" r="88" />
      <path className={styles.hands} d="M210 116V182L254 208" />
      <circle className={styles.red} cx="210" cy="181" r="11" />
    </>
  );
}

function OpenRoll() {
  return (
    <>
      <path className={styles.paper} d="M110 74L318 66L326 258L118 268Z" />
      <path className={styles.mustard} d="M136 100L292 94L298 220L142 226Z" />
      <path className={styles.blue} d="M92 258L346 246Q370 262 348 290L96 302Q72 284 92 258Z" />
      <path className={styles.hole} d="M334 250Q352 266 336 286Q322 268 334 250Z" />
    </>
  );
}

function CrossedSheet() {
  return (
    <>
      <path className={styles.paper} d="M114 60L302 52L312 300L122 308Z" />
      <path className={styles.red} d="M96 96L122 72L326 262L302 290Z" />
      <path className={styles.red} d="M298 70L324 96L124 292L98 266Z" />
    </>
  );
}
