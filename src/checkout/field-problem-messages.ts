// What is wrong with a field and how to mend it, in words.

import { addressRule } from '../countries/address-rules.ts';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { MessageParams, Translate } from '../i18n/translate.ts';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import { countryOf, type FieldProblem, isCheckbox, plainField } from './checkout-fields.ts';

/** The draft's country gives the example its form. */
export function fieldProblemText(t: Translate, problem: FieldProblem, draft: CheckoutDraftInput): string {
  const { name } = problem;
  const plain = { ...problem, name: isCheckbox(name) ? name : plainField(name) };
  return t(messageOf(plain), examples(plain, countryOf(name, draft)));
}

function messageOf({ name, problem }: FieldProblem): MessageKey {
  switch (problem) {
    case 'MISSING':
      return missingMessages[name] ?? 'field.tooLong';
    case 'TOO_LONG':
      return 'field.tooLong';
    case 'EMAIL':
      return 'field.emailWrong';
    case 'PHONE':
      return 'field.phoneWrong';
    case 'POSTAL_CODE':
      return 'field.postalCodeWrong';
    case 'COUNTRY':
      return 'field.countryWrong';
    case 'TAX_ID':
      return 'field.taxIdWrong';
    case 'SHIPPING_METHOD':
      return 'field.shippingMethodMissing';
    case 'PICKUP_POINT':
      return 'field.pickupPointMissing';
    case 'PICKUP_POINT_CLOSED':
      return 'field.pickupPointClosed';
  }
}

const missingMessages: Partial<Record<FieldProblem['name'], MessageKey>> = {
  email: 'field.emailMissing',
  phone: 'field.phoneMissing',
  country: 'field.countryWrong',
  fullName: 'field.fullNameMissing',
  line1: 'field.line1Missing',
  line2: 'field.postNumberMissing',
  postalCode: 'field.postalCodeMissing',
  city: 'field.cityMissing',
  companyName: 'field.companyNameMissing',
  taxId: 'field.taxIdMissing',
  shippingMethod: 'field.shippingMethodMissing',
};

function examples({ name }: FieldProblem, country: string): MessageParams {
  const rule = addressRule(country);
  if (!rule) return {};
  switch (name) {
    case 'phone':
      return { example: rule.phoneExample };
    case 'postalCode':
      return { example: rule.postalCodeExample };
    case 'taxId':
      return { example: rule.taxIdExample };
    default:
      return {};
  }
}
