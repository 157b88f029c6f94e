// Shows a bank's challenge over the shop's page until the shopper has answered it.

import { openOverlay } from './frame-overlay.ts';
import type { FromChallenge } from './sandbox-protocol.ts';

/** Resolves when the challenge was answered, passed or failed. */
export function showChallenge(sandboxOrigin: string, url: string, locale: string): Promise<void> {
  return new Promise((resolve) => {
    const overlay = openOverlay<FromChallenge>({
      sandboxOrigin,
      src: `${url}&in_frame=1&locale=${locale}`,
      name: '__privateStripeFrameChallenge',
      title: '3D Secure authentication',
      onMessage({ kind }) {
        if (kind === 'challenge-loaded') overlay.focus();
        if (kind !== 'challenge-done') return;
        overlay.close();
        resolve();
      },
    });
  });
}
