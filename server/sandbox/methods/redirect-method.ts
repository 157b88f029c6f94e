// What all methods have in common that pay on another site's page.
import { z } from 'zod';
import { ordinaryMethod } from './ordinary-method.ts';
import type { ConfirmContext, ConfirmOutcome, PaymentMethodRules } from './payment-method-rules.ts';

const noData = z.strictObject({});

/** Meant for a method that adds nothing: no bank, no options. */
export const redirectMethod = {
  ...ordinaryMethod,
  redirects: true,
  dataSchema: noData,
  optionsSchema: noData,
  confirm: redirectToBank,
  completeAction: returnFromBank,
} as const satisfies Partial<PaymentMethodRules<typeof noData>>;

function redirectToBank({ actionUrl, returnUrl }: ConfirmContext): ConfirmOutcome {
  return {
    kind: 'requires_action',
    nextAction: { type: 'redirect_to_url', redirect_to_url: { url: actionUrl, return_url: returnUrl } },
  };
}

/** Follows "Authorize test payment" or "Fail test payment". */
function returnFromBank(_context: ConfirmContext, result: 'authorized' | 'failed'): ConfirmOutcome {
  return result === 'authorized' ? { kind: 'succeeded' } : { kind: 'authentication_failed' };
}
