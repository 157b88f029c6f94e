// The checkout's one form. What is typed stays in its fields; `checkout-state.ts` keeps a copy to judge, to save and to
// order with.
import type { ReactNode } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp, useT } from '../app-instance.tsx';
import { paymentFieldIds } from '../payments/payment-part.ts';
import { Button } from '../ui/button.tsx';
import { AddressSection } from './address/address-section.tsx';
import styles from './checkout.module.css';
import { CheckoutClosing } from './checkout-closing.tsx';
import type { CheckoutField } from './checkout-fields.ts';
import type { FoldingSection } from './checkout-sections.ts';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { fieldId } from './draft/checkout-draft.ts';
import { fieldProblemText } from './field-problem-messages.ts';
import { type SectionFold, SectionFoldContext } from './form-section.tsx';
import { LateMailHint, LateMailTicks, LateOrderNote } from './late-checkout-parts.ts';
import { PaymentSection } from './payment/payment-section.tsx';
import { type ListedProblem, ProblemSummary } from './problem-summary.tsx';
import { isAboutPayment, NoticeBox } from './refusals/checkout-notice.tsx';
import { SectionLine } from './section-line.tsx';
import type { CheckoutChoice } from './use-checkout-choice.ts';
import { type CheckoutFormParts, useCheckoutForm } from './use-checkout-form.ts';

/** One for ever: another would make React take away what the server sent and whose code is not here yet. */
const paymentFold: SectionFold = { name: 'payment', isFolded: false, line: '', onEdit: () => undefined };

type CheckoutFormProps = {
  choice: CheckoutChoice;
  /** Of the page's address: what a form that was posted without scripts came to. */
  search: URLSearchParams;
};

export function CheckoutForm({ choice, search }: CheckoutFormProps) {
  const { locale } = useApp();
  const form = useCheckoutForm(choice, search);
  const { refs, on, judged } = form;
  const offer = search.get('offer') ?? undefined;
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
      <input type="hidden" name="token" value={choice.checkout.cart.formToken} />
      <input type="hidden" name="expectedTotal" value={judged.totals.total.minor} />
      <CheckoutSections choice={choice} form={form} offer={offer} />
      <CheckoutClosing choice={choice} form={form} search={search} offer={offer} />
    </form>
  );
}

type SectionsProps = { choice: CheckoutChoice; form: CheckoutFormParts; offer: string | undefined };

/** All that is filled in. */
function CheckoutSections({ choice, form, offer }: SectionsProps) {
  const t = useT();
  const { checkout } = choice;
  const { state, take, judged, on } = form;
  const { draft } = state;
  const initial = form.initial.draft;
  const errorOf = (name: CheckoutField) => {
    const problem = judged.problems.find((candidate) => candidate.name === name);
    return problem && fieldProblemText(t, problem, draft);
  };
  const section = { initial, errorOf };
  const folding = (name: FoldingSection, children: ReactNode) => {
    const line = <SectionLine section={name} draft={draft} checkout={checkout} point={judged.chosenPoint} />;
    const fold = { name, isFolded: form.isFolded(name), line, onEdit: () => on.edit(name) };
    return <SectionFoldContext value={fold}>{children}</SectionFoldContext>;
  };
  return (
    <div className={styles.sections}>
      <FoundProblems form={form} />
      {folding('contact', <ContactSection {...section} />)}
      <LateMailHint />
      {offer ? null : <LateMailTicks initial={initial} />}
      {folding(
        'address',
        <AddressSection {...section} countries={checkout.countries} draft={draft} isPickedUp={judged.isPickedUp} />,
      )}
      {folding(
        'delivery',
        <DeliverySection
          checkout={checkout}
          isUpdating={choice.isUpdating}
          hasFailed={choice.hasFailed}
          onRetry={choice.refetch}
          error={errorOf('shippingMethod')}
          draft={draft}
          pickup={{
            point: judged.chosenPoint,
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
      <PaymentFields payment={checkout.payment} form={form} />
      <LateOrderNote initial={initial.note} />
    </div>
  );
}

/** After an attempt to order. */
function FoundProblems({ form: { state, judged, refs } }: { form: CheckoutFormParts }) {
  const t = useT();
  const { draft, method } = state;
  if (!state.isSummarised) return null;
  const listed: ListedProblem[] = [
    ...judged.problems.map((problem) => ({ id: fieldId(problem.name), text: fieldProblemText(t, problem, draft) })),
    ...(state.paymentProblems[method] ?? []).map(({ field, message }) => ({
      id: paymentFieldIds[field],
      text: t(message),
      focus: () => refs.parts.current[method]?.focus(field),
    })),
  ];
  return listed.length > 0 ? <ProblemSummary problems={listed} ref={refs.summaryBox} /> : null;
}

type PaymentFieldsProps = { payment: CheckoutChoice['checkout']['payment']; form: CheckoutFormParts };

function PaymentFields({ payment, form: { state, take, initial, judged, progress, refs } }: PaymentFieldsProps) {
  const { notice } = state;
  return (
    <SectionFoldContext value={paymentFold}>
      <PaymentSection
        payment={payment}
        isTooSmall={judged.isTooSmall}
        method={state.method}
        initialMethod={initial.method}
        // Somebody without scripts ordered by a method that needs them.
        wasRefused={initial.refusal?.kind === 'NeedsScripts'}
        isBusy={progress !== 'idle'}
        parts={refs.parts}
        onReady={() => take({ type: 'paymentReady' })}
        onProblems={(method, problems) => take({ type: 'paymentJudged', method, problems })}
      >
        {notice && isAboutPayment(notice) ? <NoticeBox notice={notice} /> : null}
      </PaymentSection>
    </SectionFoldContext>
  );
}
