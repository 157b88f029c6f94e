import type { OrderFieldsFragment } from '../operations.generated.ts';
import styles from './checkout-return.module.css';

/** The payment's state: a parcel tied and ticked, or still open, a clock, a sheet crossed out. */
export function PaymentDrawing({ state }: { state: OrderFieldsFragment['paymentState'] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 360" aria-hidden="true">
      <path className={styles.wall} d="M8 12L410 4L416 350L2 356Z" />
      {state === 'paid' || state === 'due_on_delivery' ? <TiedParcel /> : null}
      {state === 'payment_processing' ? <Clock /> : null}
      {state === 'awaiting_payment' ? <OpenParcel /> : null}
      {state === 'cancelled' ? <CrossedSheet /> : null}
    </svg>
  );
}

function TiedParcel() {
  return (
    <>
      <path className={styles.blue} d="M96 138L324 128L332 292L104 300Z" />
      <path className={styles.blue} d="M84 98L334 88L338 130L88 140Z" />
      <path className={styles.hole} d="M88 140L338 130V134L88 144Z" />
      <path className={styles.red} d="M198 94L230 92L238 295L206 297Z" />
      <path className={styles.red} d="M210 96Q170 30 206 22Q234 26 214 94Q258 36 276 60Q282 86 220 98Z" />
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

function OpenParcel() {
  return (
    <>
      <path className={styles.mustard} d="M110 130L310 122L296 62L126 70Z" />
      <path className={styles.hole} d="M84 160L338 150L310 122L110 130Z" />
      <path className={styles.blue} d="M84 160L338 150L328 298L98 304Z" />
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
