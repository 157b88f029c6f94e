// Shown below a chosen method: its fields, or where the order button leads.
import type { ComponentType } from 'react';
import { useT } from '../app-instance.tsx';
import { latePart } from '../ui/late-part.tsx';
// Imported here, because a late part's own style sheet would come too late.
import './bank-picker.module.css';
import { BlikFields } from './blik-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { IbanFields } from './iban-fields.tsx';
import { type FieldsMethodName, factsOf, type ListedMethod, paymentMethodName } from './methods/payment-methods.ts';
import { type PaymentFieldsProps, StripePart, type StripePartProps } from './stripe-part.tsx';

export const P24Choice = latePart(async () => (await import('./p24-choice.tsx')).P24Choice);

const fieldsOf: Readonly<Record<FieldsMethodName, ComponentType<PaymentFieldsProps>>> = {
  card: CardFields,
  blik: BlikFields,
  sepa_debit: IbanFields,
};

export function MethodPanel({ method, part }: { method: ListedMethod; part: StripePartProps }) {
  const t = useT();
  switch (method) {
    case 'card':
    case 'blik':
    case 'sepa_debit':
      return <StripePart fields={fieldsOf[method]} {...part} />;
    case 'p24':
      return <P24Choice />;
    default: {
      const facts = factsOf(method);
      if (facts.kind !== 'redirect') return null;
      return <p>{t(`method.${facts.texts}Text`, { name: paymentMethodName(t, method) })}</p>;
    }
  }
}
