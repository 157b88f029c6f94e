// One Element: the wrapper and the frame in the shop's container, its classes and its events.
import { buildElementFrame } from './element-frame.ts';
import { IntegrationError } from './integration-error.ts';
import type { ElementOptions, ElementType, FontSource, FromField, ToField } from './sandbox-protocol.ts';

type ElementEvent = 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderror' | 'networkschange';
type Listener = (event: Record<string, unknown>) => void;

export type SandboxElement = {
  readonly elementType: ElementType;
  readonly elementId: string;
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(options: ElementOptions): void;
  focus(): void;
  blur(): void;
  clear(): void;
  on(event: ElementEvent, listener: Listener): SandboxElement;
  once(event: ElementEvent, listener: Listener): SandboxElement;
  off(event: ElementEvent, listener?: Listener): SandboxElement;
};

type ElementSetup = {
  sandboxOrigin: string;
  channel: string;
  type: ElementType;
  options: ElementOptions;
  fonts: FontSource[];
  locale: string;
  onDestroy(): void;
};

const titles: Record<ElementType, string> = {
  card: 'Secure card payment input frame',
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
  iban: 'Secure IBAN input frame',
};

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
type ClassName = keyof typeof defaultClasses;

const LOAD_TIMEOUT_MS = 10_000;

export function createElement(setup: ElementSetup): SandboxElement {
  const { sandboxOrigin, type } = setup;
  const elementId = crypto.randomUUID();
  const listeners = new Map<ElementEvent, { listener: Listener; isOnce: boolean }[]>();
  let options = setup.options;
  let mounted: { container: HTMLElement; frame: HTMLIFrameElement; stop: AbortController } | null = null;
  let isDestroyed = false;
  let isReady = false;
  const active = new Set<ClassName>(['base', 'empty']);

  function emit(event: ElementEvent, details: Record<string, unknown> = {}): void {
    const heard = listeners.get(event) ?? [];
    listeners.set(
      event,
      heard.filter(({ isOnce }) => !isOnce),
    );
    for (const { listener } of heard) listener({ elementType: type, ...details });
  }

  function send(message: ToField): void {
    mounted?.frame.contentWindow?.postMessage(message, sandboxOrigin);
  }

  function classNames(name: ClassName): string[] {
    return (options.classes?.[name] ?? defaultClasses[name]).split(/\s+/).filter(Boolean);
  }

  function showClasses(): void {
    if (!mounted) return;
    for (const name of Object.keys(defaultClasses) as ClassName[]) {
      for (const className of classNames(name)) mounted.container.classList.toggle(className, active.has(name));
    }
  }

  function setActive(name: ClassName, isActive: boolean): void {
    if (isActive) active.add(name);
    else active.delete(name);
    showClasses();
  }

  function hear(message: FromField): void {
    switch (message.kind) {
      case 'loaded': {
        const { channel, fonts, locale } = setup;
        send({ kind: 'init', elementId, elementType: type, channel, options: sendable(options), fonts, locale });
        return;
      }
      case 'ready':
        isReady = true;
        emit('ready');
        return;
      case 'height':
        mounted?.frame.style.setProperty('height', `${message.pixels}px`);
        return;
      case 'focus':
      case 'blur':
        setActive('focus', message.kind === 'focus');
        emit(message.kind);
        return;
      case 'escape':
        emit('escape');
        return;
      case 'submit':
        mounted?.container.closest('form')?.requestSubmit();
        return;
      case 'change': {
        const { empty, complete, error, brand, account } = message.state;
        setActive('empty', empty);
        setActive('complete', complete);
        setActive('invalid', error !== undefined);
        const hasBrand = type === 'card' || type === 'cardNumber';
        emit('change', {
          empty,
          complete,
          error,
          ...(type === 'card' && { value: { postalCode: '' } }),
          ...(hasBrand && { brand }),
          ...account,
        });
      }
    }
  }

  const element: SandboxElement = {
    elementType: type,
    elementId,
    mount(target) {
      if (isDestroyed) throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
      const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!container)
        throw new IntegrationError(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
        );
      if (mounted?.container === container) return;
      element.unmount();
      const { wrapper, frame, focusTarget } = buildElementFrame(`${sandboxOrigin}/frames/field`, titles[type]);
      const stop = new AbortController();
      mounted = { container, frame, stop };
      window.addEventListener(
        'message',
        ({ source, origin, data }: MessageEvent<FromField>) => {
          if (source === frame.contentWindow && origin === sandboxOrigin) hear(data);
        },
        { signal: stop.signal },
      );
      focusTarget.addEventListener('focus', () => element.focus());
      // A `<label for>` of a container that is no input does nothing by itself.
      document.addEventListener(
        'click',
        ({ target: clicked }) => {
          const label = clicked instanceof Element ? clicked.closest('label') : null;
          if (label && container.id !== '' && label.htmlFor === container.id) element.focus();
        },
        { signal: stop.signal },
      );
      container.replaceChildren(wrapper);
      showClasses();
      const failing = setTimeout(() => {
        const message = `The field could not be loaded from ${sandboxOrigin}.`;
        if (!isReady) emit('loaderror', { error: { type: 'api_connection_error', message } });
      }, LOAD_TIMEOUT_MS);
      stop.signal.addEventListener('abort', () => clearTimeout(failing));
    },
    unmount() {
      if (!mounted) return;
      const { container, stop } = mounted;
      stop.abort();
      for (const name of Object.keys(defaultClasses) as ClassName[]) container.classList.remove(...classNames(name));
      container.replaceChildren();
      mounted = null;
      isReady = false;
      active.clear();
      active.add('base').add('empty');
    },
    destroy() {
      element.unmount();
      isDestroyed = true;
      setup.onDestroy();
    },
    update(changed) {
      if (changed.classes && mounted) {
        for (const name of Object.keys(defaultClasses) as ClassName[])
          mounted.container.classList.remove(...classNames(name));
      }
      options = { ...options, ...changed };
      showClasses();
      send({ kind: 'update', options: sendable(changed) });
    },
    focus() {
      mounted?.frame.focus();
      send({ kind: 'focus' });
    },
    blur() {
      send({ kind: 'blur' });
      mounted?.frame.blur();
    },
    clear: () => send({ kind: 'clear' }),
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), { listener, isOnce: false }]);
      return element;
    },
    once(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), { listener, isOnce: true }]);
      return element;
    },
    off(event, listener) {
      const kept = listener ? (listeners.get(event) ?? []).filter((known) => known.listener !== listener) : [];
      listeners.set(event, kept);
      return element;
    },
  };
  return element;
}

/** Only what can be cloned into a message: the classes are for the shop's page. */
function sendable({ classes: _, ...options }: ElementOptions): ElementOptions {
  return JSON.parse(JSON.stringify(options)) as ElementOptions;
}
