// The checkout's one form. What is typed stays in its fields; this keeps a copy to judge, to save and to order with.
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { marketOf } from '../i18n/locales.ts';
import type { PaymentMethod } from '../operations.generated.ts';
import { isRedirectMethod } from '../payments/methods/payment-methods.ts';
import { isBelowMinimum } from '../payments/offered-methods.ts';
import { type PaymentProblem, paymentFieldIds } from '../payments/payment-part.ts';
import { Button } from '../ui/button.tsx';
import { formatPostalCode } from './address-rules.ts';
import { AddressSection } from './address-section.tsx';
import styles from './checkout.module.css';
import { fieldId, readDraft } from './checkout-draft.ts';
import { type CheckoutField, checkCheckoutFields, checkoutFields, type FieldProblem } from './checkout-fields.ts';
import { type FoldingSection, sectionLine, sectionOf } from './checkout-sections.ts';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { fieldProblemText } from './field-problem-messages.ts';
import { SectionFoldContext } from './form-section.tsx';
import { OrderSummary } from './order-summary.tsx';
import { methodIn, readMethod, readP24 } from './payment-choice.ts';
import { type PaymentParts, PaymentSection } from './payment-section.tsx';
import { type ListedProblem, ProblemSummary } from './problem-summary.tsx';
import { isAboutPayment, isAboutWaiting, NoticeBox, noticeOfRefusal } from './refusals/checkout-notice.tsx';
import { readRefusal } from './refusals/refusal-search.ts';
import { restoreUnsaved } from './unsaved-draft.ts';
import type { useCheckoutChoice } from './use-checkout-choice.ts';
import { useFieldProblems } from './use-field-problems.ts';
import { useFoldedSections } from './use-folded-sections.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSaveDraft } from './use-save-draft.ts';

type CheckoutFormProps = {
  choice: ReturnType<typeof useCheckoutChoice>;
  /** Of the page's address: what a form that was posted without scripts came to. */
  search: URLSearchParams;
};

export function CheckoutForm({ choice, search }: CheckoutFormProps) {
  const { locale, t } = useApp();
  const { checkout, isUpdating, hasFailed, choose, refetch } = choice;
  const [initial] = useState(checkout.draft);
  const [draft, setDraft] = useState(initial);
  const [initialMethod] = useState(() => methodIn(search, checkout.payment.methods));
  const [method, setMethod] = useState(initialMethod);
  const [refusal] = useState(() => readRefusal(search, checkout));
  const [notice, setNotice] = useState(() => noticeOfRefusal(refusal));
  const [paymentProblems, setPaymentProblems] = useState<Partial<Record<PaymentMethod, PaymentProblem[]>>>({});
  const [isSummarised, setIsSummarised] = useState(refusal?.kind === 'InvalidFields');
  const form = useRef<HTMLFormElement>(null);
  const parts = useRef<PaymentParts>({});
  const summaryBox = useRef<HTMLDivElement>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  const { saveSoon, saveNow } = useSaveDraft(initial);
  const [point, setPoint] = useState(checkout.pickupPoint);
  const option = checkout.shippingOptions.find((candidate) => candidate.method === draft.shippingMethod);
  const isPickedUp = option !== undefined && option.kind !== 'courier';
  const chosenPoint = isPickedUp && point?.carrier === option.carrier && point.country === draft.country ? point : null;
  const { problems, visit, checkAll, refuse } = useFieldProblems(
    draft,
    isPickedUp,
    refusal?.kind === 'InvalidFields' ? (refusal.fields as FieldProblem[]) : null,
  );
  const { methods } = checkout.payment;
  const isTooSmall = isBelowMinimum(checkout.totals.total);
  const { progress, placeOrder } = usePlaceOrder(parts);
  const missing = checkCheckoutFields(draft, isPickedUp);
  const { isFolded, unfold } = useFoldedSections(
    form,
    (section) => !(section === 'delivery' && hasFailed) && !missing.some(({ name }) => sectionOf(name) === section),
    (section) => problems.some(({ name }) => sectionOf(name) === section),
  );

  const readForm = () => {
    if (!form.current) return draft;
    const current = readDraft(form.current);
    // Another country is delivered to by others.
    if (current.country !== draft.country) unfold('delivery');
    setDraft(current);
    setMethod(readMethod(form.current) ?? method);
    saveSoon(current);
    choose(current.country, current.shippingMethod);
    return current;
  };

  // Whatever was typed or filled in before this code ran counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has been taken over
  useEffect(() => {
    if (form.current) restoreUnsaved(form.current, initial);
    readForm();
  }, []);

  // The one that was chosen is no longer offered: the next is ticked, as when the page began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other methods are offered
  useEffect(() => {
    if (!form.current || readMethod(form.current)) return;
    const first = form.current.querySelector<HTMLInputElement>('[name="paymentMethod"]');
    if (!first) return;
    first.checked = true;
    readForm();
  }, [methods]);

  const leaveField = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    if (name === 'postalCode' && target instanceof HTMLInputElement) {
      target.value = formatPostalCode(target.value, draft.country);
      readForm();
    }
    if (name) visit(name);
    saveNow();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== 'idle') return;
    const current = readForm();
    const found = checkAll(current);
    const isConfirmedHere = !isRedirectMethod(method);
    const part = parts.current[method];
    const foundInPart = isConfirmedHere && part?.isReady() ? part.check() : [];
    const isBlocked = found.length > 0 || foundInPart.length > 0;
    // The summary must be in the page before it can take the focus.
    flushSync(() => {
      setNotice(null);
      setIsSummarised(isBlocked);
    });
    if (isBlocked) return summaryBox.current?.focus();
    if (methods.length === 0) {
      return setNotice({ kind: 'method', message: isTooSmall ? 'checkout.belowMinimum' : 'checkout.noMethod' });
    }
    if (isConfirmedHere && !part?.isReady()) {
      if (part?.focusFailure()) return;
      return setNotice({ kind: 'message', message: 'payment.fieldsNotReady' });
    }
    const expectedTotal = checkout.totals.total;
    const outcome = await placeOrder({
      draft: current,
      paymentMethod: method,
      expectedTotal,
      ...readP24(event.currentTarget),
    });
    if (outcome.kind !== 'refused') return;
    const said = outcome.notice.kind === 'refused' ? outcome.notice.refusal : null;
    if (said?.kind === 'InvalidFields') {
      flushSync(() => {
        refuse(said.fields, current);
        setIsSummarised(true);
      });
      return summaryBox.current?.focus();
    }
    setNotice(outcome.notice);
    // Prices, stock or delivery are no longer what the page shows.
    // Of a lost cart the page is all there is.
    if (outcome.notice.kind !== 'declined' && said?.kind !== 'CartLost') refetch();
  };

  const forgetWaiting = () => setNotice((known) => (isAboutWaiting(known) ? null : known));
  const errorOf = (name: CheckoutField) => {
    const problem = problems.find((candidate) => candidate.name === name);
    return problem && fieldProblemText(t, problem, draft.country);
  };
  const listed: ListedProblem[] = [
    ...problems.map((problem) => ({ id: fieldId(problem.name), text: fieldProblemText(t, problem, draft.country) })),
    ...(paymentProblems[method] ?? []).map(({ field, message }) => ({
      id: paymentFieldIds[field],
      text: t(message),
      focus: () => parts.current[method]?.focus(field),
    })),
  ];
  const section = { initial, errorOf };
  const { languageTag } = marketOf(locale);
  const folding = (name: FoldingSection, children: ReactNode) => {
    const edit = () => {
      flushSync(() => unfold(name));
      const fields = `[data-section="${name}"] :is(input, select)`;
      form.current?.querySelector<HTMLElement>(fields)?.focus();
    };
    const line = sectionLine(name, { draft, checkout, point: chosenPoint, t, languageTag });
    return (
      <SectionFoldContext value={{ name, isFolded: isFolded(name), line, onEdit: edit }}>{children}</SectionFoldContext>
    );
  };
  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      action={urlOf('checkout', { locale })}
      noValidate
      onInput={readForm}
      onBlur={leaveField}
      onSubmit={submit}
    >
      <input type="hidden" name="token" value={checkout.cart.formToken} />
      <input type="hidden" name="expectedTotal" value={checkout.totals.total.minor} />
      <div className={styles.sections}>
        {isSummarised && listed.length > 0 ? <ProblemSummary problems={listed} ref={summaryBox} /> : null}
        {folding('contact', <ContactSection {...section} />)}
        {folding(
          'address',
          <AddressSection
            {...section}
            countries={checkout.countries}
            country={draft.country}
            isCompany={draft.isCompany}
            isPickedUp={isPickedUp}
          />,
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
            pickup={{ point: chosenPoint, onPoint: setPoint, onShown: readForm, error: errorOf('pickupPoint') }}
          />,
        )}
        <noscript>
          <Button type="submit" size="small" name="action" value="refresh-delivery">
            {t('checkout.refresh')}
          </Button>
        </noscript>
        <SectionFoldContext value={{ name: 'payment', isFolded: false, line: '', onEdit: () => undefined }}>
          <PaymentSection
            payment={checkout.payment}
            isTooSmall={isTooSmall}
            method={method}
            initialMethod={initialMethod}
            wasRefused={refusal?.kind === 'NeedsScripts'}
            isBusy={progress !== 'idle'}
            parts={parts}
            onReady={forgetWaiting}
            onProblems={(of, found) => setPaymentProblems((known) => ({ ...known, [of]: found }))}
          >
            {notice && isAboutPayment(notice) ? <NoticeBox notice={notice} ref={noticeBox} /> : null}
          </PaymentSection>
        </SectionFoldContext>
      </div>
      <div className={styles.closing}>
        {notice && !isAboutPayment(notice) ? <NoticeBox notice={notice} ref={noticeBox} /> : null}
        <OrderSummary checkout={checkout} isUpdating={isUpdating} pickupPoint={chosenPoint} />
        <Button kind="primary" isWide type="submit" name="action" value="order" isBusy={progress !== 'idle'}>
          {t('checkout.orderButton')}
        </Button>
        <p className={styles.progress} role="status">
          {progress === 'idle' ? null : t(`checkout.${progress}`)}
        </p>
      </div>
    </form>
  );
}

function nameOf(target: EventTarget): CheckoutField | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
  return checkoutFields.find((name) => name === target.name);
}
