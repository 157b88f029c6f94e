// Blocks that the server has drawn: text and pictures, for which no page carries code. Links in them go where the shop's
// others go, without a reload. What they look like is in `blocks.module.css`, which whoever shows them brings.
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { hasOwnPolicy } from '../../addresses.ts';
import { toTrusted } from '../sanitised-html.tsx';

export function BlockHtml({ html }: { html: string }) {
  const [, navigate] = useLocation();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey || link.origin !== location.origin) return;
    const to = link.pathname + link.search;
    if (hasOwnPolicy(to) || link.hash) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only what is pressed in it acts, and a key presses a link too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, which cleans what somebody wrote.
    <div data-drawn onClick={follow} dangerouslySetInnerHTML={{ __html: toTrusted(html) }} />
  );
}
