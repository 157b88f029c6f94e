// Shown below a chosen method: its fields, or where the order button leads.
import type { ComponentType } from 'react';
import { latePart } from '../ui/late-part.tsx';
// Imported here, because a late part's own style sheet would come too late.
import './bank-picker.module.css';
import { BlikFields } from './blik-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { IbanFields } from './iban-fields.tsx';
import type { FieldsMethodName, ListedMethod } from './methods/payment-methods.ts';
import { type PaymentFieldsProps, StripePart, type StripePartProps } from './stripe-part.tsx';

export const P24Choice = latePart(async () => (await import('./p24-choice.tsx')).P24Choice);

const fieldsOf: Readonly<Record<FieldsMethodName, ComponentType<PaymentFieldsProps>>> = {
  card: CardFields,
  blik: BlikFields,
  sepa_debit: IbanFields,
};

type MethodPanelProps = { method: ListedMethod; text: string | null; part: StripePartProps };

export function MethodPanel({ method, text, part }: MethodPanelProps) {
  switch (method) {
    case 'card':
    case 'blik':
    case 'sepa_debit':
      return <StripePart fields={fieldsOf[method]} {...part} />;
    case 'p24':
      return <P24Choice />;
    default:
      return text && <p>{text}</p>;
  }
}
