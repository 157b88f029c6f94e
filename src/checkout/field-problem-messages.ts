// What is wrong with a field and how to mend it, in words.

import { type AddressRule, addressRule } from '../countries/address-rules.ts';
import { postalCodeName } from '../countries/postal-address.ts';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { MessageParams, Translate } from '../i18n/translate.ts';
import type { CheckoutDraftInput } from '../operations.generated.ts';
import { countryOf, type FieldProblem, isCheckbox, plainField } from './checkout-fields.ts';

/** The draft's country gives the example its form. */
export function fieldProblemText(t: Translate, problem: FieldProblem, draft: CheckoutDraftInput): string {
  const { name } = problem;
  const plain = { ...problem, name: isCheckbox(name) ? name : plainField(name) };
  return t(messageOf(plain), examples(t, plain, countryOf(name, draft)));
}

function messageOf({ name, problem }: FieldProblem): MessageKey {
  return (
    problemMessages[problem] ?? (name === 'country' ? 'field.countryWrong' : (`field.${name}Missing` as MessageKey))
  );
}

/** Null: each field has its own. */
export const problemMessages: Record<FieldProblem['problem'], MessageKey | null> = {
  MISSING: null,
  TOO_LONG: 'field.tooLong',
  EMAIL: 'field.emailWrong',
  PHONE: 'field.phoneWrong',
  MOBILE: 'field.phoneMobile',
  HOUSE_NUMBER: 'field.line1Number',
  POSTAL_CODE: 'field.postalCodeWrong',
  COUNTRY: 'field.countryWrong',
  TAX_ID: 'field.taxIdWrong',
  SHIPPING_METHOD: 'field.shippingMethodMissing',
  PICKUP_POINT: 'field.pickupPointMissing',
  PICKUP_POINT_CLOSED: 'field.pickupPointClosed',
};

type Example = keyof AddressRule & `${string}Example`;

/** Only some fields have an example; a postcode is called what the country calls it. */
function examples(t: Translate, { name }: FieldProblem, country: string): MessageParams {
  return {
    example: addressRule(country)?.[`${name}Example` as Example] ?? '',
    code: postalCodeName(country) ?? t('field.postalCode'),
  };
}
