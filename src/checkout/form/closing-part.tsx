// The end of the form: what was said of the last attempt, the summary, and the buttons that order.
import { useT } from '../../app-instance.tsx';
import { LateDiscountCode } from '../../cart/discount-code/late-discount-code.ts';
import { outcomeOf } from '../../payments/payment-outcome.ts';
import { usePageTheme } from '../../payments/use-page-theme.ts';
import { LateOrderTerms } from '../../terms/late-order-terms.tsx';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import styles from '../checkout.module.css';
import { OrderSummary } from '../order-summary.tsx';
import { isAboutPayment, NoticeBox } from '../refusals/checkout-notice.tsx';
import type { CheckoutChoice } from '../use-checkout-choice.ts';
import type { CheckoutFormModel } from './use-checkout-form.ts';

const WalletButtons = latePart(async () => (await import('../payment/wallet-buttons.tsx')).WalletButtons);

type ClosingPartProps = { form: CheckoutFormModel; choice: CheckoutChoice; search: URLSearchParams };

export function ClosingPart({ form, choice, search }: ClosingPartProps) {
  const t = useT();
  const theme = usePageTheme();
  const { checkout, isUpdating, refetch } = choice;
  const { offer, progress } = form;
  const { notice } = form.state;
  return (
    <div className={styles.closing}>
      <LateOrderTerms terms={checkout.terms} isNotice />
      {notice && !isAboutPayment(notice) ? <NoticeBox notice={notice} /> : null}
      {offer === null ? <LateDiscountCode cart={checkout.cart} search={search} onChanged={refetch} /> : null}
      <OrderSummary
        checkout={{ ...checkout, totals: form.totals }}
        isFixed={offer !== null}
        isUpdating={isUpdating}
        pickupPoint={form.chosenPoint}
      />
      <Button kind="primary" isWide type="submit" name="action" value="order" isBusy={progress !== 'idle'}>
        {t(form.totals.total.minor ? 'checkout.orderButton' : 'checkout.orderFree')}
      </Button>
      <p className={styles.progress} role="status">
        {progress === 'idle' ? null : t(`checkout.${progress}`)}
      </p>
      {/* The wallets are shown in the browser alone: no server knows which of them it has. */}
      {form.element.current && checkout.wallets[0] ? (
        <WalletButtons {...choice} {...form} theme={theme} outcomeOf={outcomeOf} />
      ) : null}
    </div>
  );
}
