// Puts an Element's frame into the shop's container, and listens to it while it is mounted.
import { buildElementFrame } from './element-frame.ts';
import { IntegrationError } from './integration-error.ts';
import type { FromField } from './sandbox-protocol.ts';

export type MountedElement = { container: HTMLElement; frame: HTMLIFrameElement; takeOut(): void };

type MountSetup = {
  sandboxOrigin: string;
  title: string;
  onMessage(message: FromField): void;
  /** The shop's page gives it the focus: by a label, or by the Tab key. */
  onFocus(): void;
  onLate(): void;
};

const LOAD_TIMEOUT_MS = 10_000;

export function findContainer(target: string | HTMLElement): HTMLElement {
  const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (container) return container;
  throw new IntegrationError(
    `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
  );
}

export function mountElement(container: HTMLElement, setup: MountSetup): MountedElement {
  const { sandboxOrigin, title, onMessage, onFocus, onLate } = setup;
  const { wrapper, frame, focusTarget } = buildElementFrame(`${sandboxOrigin}/frames/field`, title);
  const mounted = new AbortController();
  const { signal } = mounted;
  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<FromField>) => {
      if (source === frame.contentWindow && origin === sandboxOrigin) onMessage(data);
    },
    { signal },
  );
  focusTarget.addEventListener('focus', onFocus);
  // A `<label for>` that names a container instead of an input does nothing by itself.
  document.addEventListener(
    'click',
    ({ target: clicked }) => {
      const label = clicked instanceof Element ? clicked.closest('label') : null;
      if (label && container.id !== '' && label.htmlFor === container.id) onFocus();
    },
    { signal },
  );
  container.replaceChildren(wrapper);
  const late = setTimeout(onLate, LOAD_TIMEOUT_MS);
  return {
    container,
    frame,
    takeOut() {
      mounted.abort();
      clearTimeout(late);
      container.replaceChildren();
    },
  };
}
