// The sections on who orders, where it goes and how: each section becomes one line when it is done.
import { type ReactNode, useEffect } from 'react';
import { useT } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { AddressSection } from '../address/address-section.tsx';
import type { CheckoutField } from '../checkout-fields.ts';
import type { FoldingSection } from '../checkout-sections.ts';
import { ContactSection } from '../contact-section.tsx';
import { DeliverySection } from '../delivery-section.tsx';
import { fieldProblemText } from '../field-problem-messages.ts';
import { SectionFoldContext } from '../form-section.tsx';
import { LateMailHint, LateMailTicks, LateSectionLine } from '../late-checkout-parts.ts';
import type { CheckoutChoice } from '../use-checkout-choice.ts';
import type { CheckoutFormModel } from './use-checkout-form.ts';

type FoldingSectionsProps = { form: CheckoutFormModel; choice: CheckoutChoice };

export function FoldingSections({ form, choice }: FoldingSectionsProps) {
  const t = useT();
  const { checkout, isUpdating, hasFailed, refetch } = choice;
  const { handover, chosenPoint: point } = form;
  useEffect(() => {
    // There when it is needed, so that nothing jumps.
    LateSectionLine.load().catch(() => undefined);
  }, []);
  const initial = form.initial.draft;
  const { draft } = form.state;
  const errorOf = (name: CheckoutField) => {
    const problem = form.problems.find((candidate) => candidate.name === name);
    return problem && fieldProblemText(t, problem, draft);
  };
  const section = { initial, errorOf };
  const folding = (name: FoldingSection, children: ReactNode) => {
    const line = <LateSectionLine section={name} draft={draft} checkout={checkout} point={point} />;
    const fold = { name, isFolded: form.isFolded(name), line, onEdit: () => form.edit(name) };
    return <SectionFoldContext value={fold}>{children}</SectionFoldContext>;
  };
  const pickup = {
    point,
    onPoint: (chosen: typeof point) => form.take({ type: 'pointChosen', point: chosen }),
    onShown: form.readForm,
    error: errorOf('pickupPoint'),
  };
  const delivery = { checkout, draft, isUpdating, hasFailed, onRetry: refetch, error: errorOf('shippingMethod') };
  return (
    <>
      {folding('contact', <ContactSection {...section} handover={handover} />)}
      <LateMailHint />
      {form.offer ? null : <LateMailTicks initial={initial} />}
      {folding(
        'address',
        <AddressSection {...section} countries={checkout.countries} draft={draft} handover={handover} />,
      )}
      {folding('delivery', <DeliverySection {...delivery} pickup={pickup} />)}
      <noscript>
        <Button type="submit" size="small" name="action" value="refresh-delivery">
          {t('checkout.refresh')}
        </Button>
      </noscript>
    </>
  );
}
