// What stands beside the form's sections, or below them on a phone: what it comes to, and the buttons that order.
import { useT } from '../app-instance.tsx';
import { LateDiscountCode } from '../cart/late-discount-code.ts';
import { outcomeOf } from '../payments/payment-outcome.ts';
import { usePageTheme } from '../payments/use-page-theme.ts';
import { LateOrderTerms } from '../terms/late-order-terms.tsx';
import { Button } from '../ui/button.tsx';
import { latePart } from '../ui/late-part.tsx';
import styles from './checkout.module.css';
import { OrderSummary } from './order-summary.tsx';
// Sheets belong to pages: that of a part would come too late.
import './payment/wallet-buttons.module.css';
import { isAboutPayment, NoticeBox } from './refusals/checkout-notice.tsx';
import type { CheckoutChoice } from './use-checkout-choice.ts';
import type { CheckoutFormParts } from './use-checkout-form.ts';

const WalletButtons = latePart(async () => (await import('./payment/wallet-buttons.tsx')).WalletButtons);

type CheckoutClosingProps = {
  choice: CheckoutChoice;
  form: CheckoutFormParts;
  search: URLSearchParams;
  offer: string | undefined;
};

export function CheckoutClosing({ choice, form, search, offer }: CheckoutClosingProps) {
  const t = useT();
  const { checkout, isUpdating, refetch } = choice;
  const { take, judged, progress, refs, on } = form;
  const { method, notice } = form.state;
  const theme = usePageTheme();
  return (
    <div className={styles.closing}>
      <LateOrderTerms terms={checkout.terms} isNotice />
      {notice && !isAboutPayment(notice) ? <NoticeBox notice={notice} /> : null}
      {offer === undefined ? (
        <LateDiscountCode discount={checkout.cart.discount} search={search} onChanged={refetch} />
      ) : null}
      <OrderSummary
        checkout={{ ...checkout, totals: judged.totals }}
        isFixed={offer !== undefined}
        isUpdating={isUpdating}
        pickupPoint={judged.chosenPoint}
      />
      <Button kind="primary" isWide type="submit" name="action" value="order" isBusy={progress !== 'idle'}>
        {t(method === 'nothing_due' ? 'checkout.orderFree' : 'checkout.orderButton')}
      </Button>
      <p className={styles.progress} role="status">
        {progress === 'idle' ? null : t(`checkout.${progress}`)}
      </p>
      {/* In the browser alone: no server knows which of them it has. */}
      {refs.form.current && checkout.wallets[0] ? (
        <WalletButtons
          {...{ checkout, isUpdating, take, progress, theme, outcomeOf }}
          isComplete={judged.isComplete}
          parts={refs.parts}
          readForm={on.readForm}
          order={on.order}
        />
      ) : null}
    </div>
  );
}
