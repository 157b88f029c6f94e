// Link: a card or an account that the shopper has saved with Stripe. Here always one of the test cards, by its token.
// Source: docs.stripe.com/payments/link.
import { z } from 'zod';
import { emptyable, oneOf, text } from '../parameters/parameter-schemas.ts';
import { refuseParameter } from '../sandbox-errors.ts';
import { cardMethod } from './card-method.ts';
import { ordinaryMethod } from './ordinary-method.ts';
import type { PaymentMethodRules } from './payment-method-rules.ts';
import { readWalletToken } from './wallet-tokens.ts';

const linkData = z.strictObject({ token: text() });

export const linkMethod: PaymentMethodRules<typeof linkData> = {
  ...ordinaryMethod,
  type: 'link',
  redirects: false,
  dataSchema: linkData,
  optionsSchema: z.strictObject({
    setup_future_usage: emptyable(oneOf(['none', 'off_session'])).optional(),
  }),
  requiredBilling: ['email'],
  create({ token }, now) {
    const found = readWalletToken(token);
    if (found?.wallet !== 'link') throw refuseParameter(`No such token: '${token}'`, 'link[token]', 'resource_missing');
    const { hidden } = cardMethod.create({ token }, now);
    return { fields: { link: { email: null } }, hidden };
  },
  confirm: cardMethod.confirm,
  completeAction: cardMethod.completeAction,
  chargeDetails: ({ method }) => ({
    type: 'link',
    link: { country: method.billing_details.address?.country ?? null },
  }),
};
