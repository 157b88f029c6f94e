// What the order button and the pay button share: pressed, something is asked of the server; then the payment is confirmed
// with what is in the method's fields, and the browser goes to the page that tells the truth. Pressed twice it runs once.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '../../payments/methods/payment-methods.ts';
import type { BillingDetails, WalletPart } from '../../payments/payment-part.ts';
import { type PressOutcome, refused, type StartedPress } from '../refusals/press-outcome.ts';
import { failureMessage } from './failed-press.ts';
import { ownReturnPath } from './own-return-path.ts';

export type PressProgress = 'idle' | 'placing' | 'paying' | 'leaving';

export function usePaymentPress(parts: RefObject<Partial<Record<PaymentMethod, WalletPart>>>) {
  const [progress, setProgress] = useState<PressProgress>('idle');
  // State would be read too late by a second press within the same frame.
  const isRunning = useRef(false);

  useEffect(() => {
    // Coming back from the next page, the browser may show this one as it was left: with a button that turns for ever.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setProgress('idle');
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  async function run<Refusal extends { kind: string }>(
    { method, billing }: { method: PaymentMethod; billing: BillingDetails },
    start: () => Promise<StartedPress | Refusal>,
  ): Promise<PressOutcome<Refusal>> {
    setProgress('placing');
    const started = await start();
    if (!isStarted(started)) return started;
    const path = ownReturnPath(started.returnUrl, window.location.origin);
    if (started.clientSecret !== null) {
      setProgress('paying');
      const outcome = await parts.current[method]?.confirm(started.clientSecret, billing, path);
      if (!outcome) return refused({ kind: 'message', message: 'payment.fieldsNotReady' });
      if (outcome.kind === 'declined') {
        return refused({ kind: 'declined', message: outcome.message, field: outcome.field });
      }
    }
    setProgress('leaving');
    window.location.assign(path);
    return { kind: 'left' };
  }

  return {
    progress,
    /** Never rejects. */
    async press<Refusal extends { kind: string }>(
      payment: { method: PaymentMethod; billing: BillingDetails },
      start: () => Promise<StartedPress | Refusal>,
    ): Promise<PressOutcome<Refusal>> {
      if (isRunning.current) return { kind: 'busy' };
      isRunning.current = true;
      const outcome = await run(payment, start).catch((error: unknown) =>
        refused({ kind: 'message', message: failureMessage(error) }),
      );
      // While the next page is on its way, the button must stay pressed.
      if (outcome.kind === 'left') return outcome;
      isRunning.current = false;
      setProgress('idle');
      return outcome;
    },
  };
}

function isStarted(outcome: { kind: string }): outcome is StartedPress {
  return outcome.kind === 'started';
}
