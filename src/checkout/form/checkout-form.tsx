// The checkout's one form. What is typed stays in its fields; `checkout-state.ts` keeps a copy to judge, to save and to
// order with.
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import styles from '../checkout.module.css';
import { type SectionFold, SectionFoldContext } from '../form-section.tsx';
import { LateOrderNote } from '../late-checkout-parts.ts';
import { PaymentSection } from '../payment/payment-section.tsx';
// Sheets belong to pages: that of a part would come too late.
import '../payment/wallet-buttons.module.css';
import { isAboutPayment, NoticeBox } from '../refusals/checkout-notice.tsx';
import { messageOn } from '../refusals/checkout-refusals.ts';
import type { CheckoutChoice } from '../use-checkout-choice.ts';
import { ClosingPart } from './closing-part.tsx';
import { FoldingSections } from './folding-sections.tsx';
import { RemainingProblems } from './remaining-problems.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

/**
 * A constant: a new object would re-render the section, and React would discard its server HTML before its code has
 * loaded.
 */
const paymentFold: SectionFold = { name: 'payment', isFolded: false, line: '', onEdit: () => undefined };

type CheckoutFormProps = {
  choice: CheckoutChoice;
  /** The query of the page's address: what a form that was posted without scripts came to. */
  search: URLSearchParams;
};

export function CheckoutForm({ choice, search }: CheckoutFormProps) {
  const { locale } = useApp();
  const { checkout } = choice;
  const form = useCheckoutForm(choice, search);
  const { initial, offer, take } = form;
  const { method, notice } = form.state;
  return (
    <form
      className={styles.form}
      ref={form.element}
      method="post"
      action={urlOf('checkout', { locale }, { offer: offer ?? undefined })}
      noValidate
      onInput={form.readForm}
      onBlur={form.leaveField}
      onSubmit={form.submit}
    >
      <input type="hidden" name="token" value={checkout.cart.formToken} />
      <input type="hidden" name="expectedTotal" value={form.totals.total.minor} />
      <div className={styles.sections}>
        <RemainingProblems form={form} />
        <FoldingSections form={form} choice={choice} />
        <SectionFoldContext value={paymentFold}>
          <PaymentSection
            payment={checkout.payment}
            isTooSmall={form.isTooSmall}
            method={method}
            initialMethod={initial.method}
            scriptsNotice={messageOn('noScripts', initial.refusal)}
            isBusy={form.progress !== 'idle'}
            parts={form.parts}
            onReady={() => take({ type: 'paymentReady' })}
            onProblems={(of, found) => take({ type: 'paymentJudged', method: of, problems: found })}
          >
            {notice && isAboutPayment(notice) ? <NoticeBox notice={notice} /> : null}
          </PaymentSection>
        </SectionFoldContext>
        <LateOrderNote initial={initial.draft.note} />
      </div>
      <ClosingPart form={form} choice={choice} search={search} />
    </form>
  );
}
