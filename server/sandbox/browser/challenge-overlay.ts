// Shows a bank's challenge over the shop's page until the shopper has answered it.
import type { FromChallenge } from './sandbox-protocol.ts';

/** Resolves when the challenge was answered, one way or the other. */
export function showChallenge(sandboxOrigin: string, url: string, locale: string): Promise<void> {
  const overlay = document.createElement('div');
  const frame = document.createElement('iframe');
  const focusedBefore = document.activeElement;
  const { overflow } = document.documentElement.style;
  frame.name = `__privateStripeFrameChallenge${Math.floor(Math.random() * 10_000)}`;
  frame.title = '3D Secure authentication';
  frame.src = `${url}&in_frame=1&locale=${locale}`;
  frame.setAttribute('allow', 'payment *; publickey-credentials-get *');
  Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    background: 'transparent',
    colorScheme: 'light only',
  });
  overlay.append(frame);
  // While the bank asks, nothing behind it can be reached, by keyboard or by a screen reader.
  const behind = [...document.body.children].filter(
    (child) => child instanceof HTMLElement && !child.inert,
  ) as HTMLElement[];
  for (const child of behind) child.inert = true;
  document.documentElement.style.overflow = 'hidden';
  document.body.append(overlay);

  return new Promise((resolve) => {
    function hear({ source, origin, data }: MessageEvent<FromChallenge>): void {
      if (source !== frame.contentWindow || origin !== sandboxOrigin) return;
      if (data.kind === 'challenge-loaded') frame.focus();
      if (data.kind !== 'challenge-done') return;
      window.removeEventListener('message', hear);
      overlay.remove();
      for (const child of behind) child.inert = false;
      document.documentElement.style.overflow = overflow;
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
      resolve();
    }
    window.addEventListener('message', hear);
  });
}
