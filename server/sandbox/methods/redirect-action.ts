// What the methods that pay at a bank's own page have in common.
import type { ConfirmContext, ConfirmOutcome } from './payment-method-rules.ts';

export function redirectToBank({ actionUrl, returnUrl }: ConfirmContext): ConfirmOutcome {
  return {
    kind: 'requires_action',
    nextAction: { type: 'redirect_to_url', redirect_to_url: { url: actionUrl, return_url: returnUrl } },
  };
}

/** "Authorize test payment" and "Fail test payment". */
export function returnFromBank(_context: ConfirmContext, result: 'authorized' | 'failed'): ConfirmOutcome {
  return result === 'authorized' ? { kind: 'succeeded' } : { kind: 'authentication_failed' };
}
