// The checkout's one form. What is typed stays in its fields; `checkout-state.ts` keeps a copy to judge, to save and to
// order with.
import { type ReactNode, useRef } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { LateDiscountCode } from '../cart/discount-code/late-discount-code.ts';
import { outcomeOf } from '../payments/payment-outcome.ts';
import { paymentFieldIds } from '../payments/payment-part.ts';
import { usePageTheme } from '../payments/use-page-theme.ts';
import { LateOrderTerms } from '../terms/late-order-terms.tsx';
import { Button } from '../ui/button.tsx';
import { latePart } from '../ui/late-part.tsx';
import { AddressSection } from './address/address-section.tsx';
import styles from './checkout.module.css';
import type { CheckoutField } from './checkout-fields.ts';
import type { FoldingSection } from './checkout-sections.ts';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { fieldId } from './draft/checkout-draft.ts';
import { fieldProblemText } from './field-problem-messages.ts';
import { type SectionFold, SectionFoldContext } from './form-section.tsx';
import { LateMailHint, LateMailTicks, LateOrderNote } from './late-checkout-parts.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentSection } from './payment/payment-section.tsx';
// Sheets belong to pages: that of a part would come too late.
import './payment/wallet-buttons.module.css';
import { type ListedProblem, ProblemSummary } from './problem-summary.tsx';
import { isAboutPayment, NoticeBox } from './refusals/checkout-notice.tsx';
import { SectionLine } from './section-line.tsx';
import type { useCheckoutChoice } from './use-checkout-choice.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

/**
 * A constant: a new object would re-render the section, and React would discard its server HTML before its code has
 * loaded.
 */
const paymentFold: SectionFold = { name: 'payment', isFolded: false, line: '', onEdit: () => undefined };
const WalletButtons = latePart(async () => (await import('./payment/wallet-buttons.tsx')).WalletButtons);

type CheckoutFormProps = {
  choice: ReturnType<typeof useCheckoutChoice>;
  /** Of the page's address: what a form that was posted without scripts came to. */
  search: URLSearchParams;
};

export function CheckoutForm({ choice, search }: CheckoutFormProps) {
  const { locale, t } = useApp();
  const { checkout, isUpdating, hasFailed, refetch } = choice;
  const { state, take, refs, on, ...form } = useCheckoutForm(choice, search);
  const { initial, initialMethod, neededScripts, isPickedUp, chosenPoint, totals, isTooSmall, problems, progress } =
    form;
  const { draft, method, notice } = state;
  const offer = search.get('offer') ?? undefined;
  const noticeBox = useRef<HTMLDivElement>(null);
  const theme = usePageTheme();
  const errorOf = (name: CheckoutField) => {
    const problem = problems.find((candidate) => candidate.name === name);
    return problem && fieldProblemText(t, problem, draft);
  };
  const listed: ListedProblem[] = [
    ...problems.map((problem) => ({ id: fieldId(problem.name), text: fieldProblemText(t, problem, draft) })),
    ...(state.paymentProblems[method] ?? []).map(({ field, message }) => ({
      id: paymentFieldIds[field],
      text: t(message),
      focus: () => refs.parts.current[method]?.focus(field),
    })),
  ];
  const section = { initial, errorOf };
  const folding = (name: FoldingSection, children: ReactNode) => {
    const line = <SectionLine section={name} draft={draft} checkout={checkout} point={chosenPoint} />;
    const fold = { name, isFolded: form.isFolded(name), line, onEdit: () => on.edit(name) };
    return <SectionFoldContext value={fold}>{children}</SectionFoldContext>;
  };
  return (
    <form
      className={styles.form}
      ref={refs.form}
      method="post"
      action={urlOf('checkout', { locale }, { offer })}
      noValidate
      onInput={on.readForm}
      onBlur={on.leaveField}
      onSubmit={on.submit}
    >
      <input type="hidden" name="token" value={checkout.cart.formToken} />
      <input type="hidden" name="expectedTotal" value={totals.total.minor} />
      <div className={styles.sections}>
        {state.isSummarised && listed.length > 0 ? <ProblemSummary problems={listed} ref={refs.summaryBox} /> : null}
        {folding('contact', <ContactSection {...section} />)}
        <LateMailHint />
        {offer ? null : <LateMailTicks initial={initial} />}
        {folding(
          'address',
          <AddressSection {...section} countries={checkout.countries} draft={draft} isPickedUp={isPickedUp} />,
        )}
        {folding(
          'delivery',
          <DeliverySection
            checkout={checkout}
            isUpdating={isUpdating}
            hasFailed={hasFailed}
            onRetry={refetch}
            error={errorOf('shippingMethod')}
            draft={draft}
            pickup={{
              point: chosenPoint,
              onPoint: (point) => take({ type: 'pointChosen', point }),
              onShown: on.readForm,
              error: errorOf('pickupPoint'),
            }}
          />,
        )}
        <noscript>
          <Button type="submit" size="small" name="action" value="refresh-delivery">
            {t('checkout.refresh')}
          </Button>
        </noscript>
        <SectionFoldContext value={paymentFold}>
          <PaymentSection
            payment={checkout.payment}
            isTooSmall={isTooSmall}
            method={method}
            initialMethod={initialMethod}
            scriptsNotice={neededScripts}
            isBusy={progress !== 'idle'}
            parts={refs.parts}
            onReady={() => take({ type: 'paymentReady' })}
            onProblems={(of, found) => take({ type: 'paymentJudged', method: of, problems: found })}
          >
            {notice && isAboutPayment(notice) ? <NoticeBox notice={notice} ref={noticeBox} /> : null}
          </PaymentSection>
        </SectionFoldContext>
        <LateOrderNote initial={initial.note} />
      </div>
      <div className={styles.closing}>
        <LateOrderTerms terms={checkout.terms} isNotice />
        {notice && !isAboutPayment(notice) ? <NoticeBox notice={notice} ref={noticeBox} /> : null}
        {offer === undefined ? (
          <LateDiscountCode discount={checkout.cart.discount} search={search} onChanged={refetch} />
        ) : null}
        <OrderSummary
          checkout={{ ...checkout, totals }}
          isFixed={offer !== undefined}
          isUpdating={isUpdating}
          pickupPoint={chosenPoint}
        />
        <Button kind="primary" isWide type="submit" name="action" value="order" isBusy={progress !== 'idle'}>
          {t(method === 'nothing_due' ? 'checkout.orderFree' : 'checkout.orderButton')}
        </Button>
        <p className={styles.progress} role="status">
          {progress === 'idle' ? null : t(`checkout.${progress}`)}
        </p>
        {/* In the browser alone: no server knows which of them it has. */}
        {refs.form.current && checkout.wallets[0] ? (
          <WalletButtons {...choice} {...form} {...refs} {...on} take={take} theme={theme} outcomeOf={outcomeOf} />
        ) : null}
      </div>
    </form>
  );
}
