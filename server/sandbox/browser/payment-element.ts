// One Element: the methods that the shop's page calls, its container's classes, and the messages to its frame.
import { ElementListeners, type Listener } from './element-listeners.ts';
import { changeElement, type ElementEvent, type ElementMark, eventOf, unmountedElement } from './element-state.ts';
import { IntegrationError } from './integration-error.ts';
import { findContainer, type MountedElement, mountElement } from './mount-element.ts';
import type { ElementOptions, ElementType, FontSource, FromField, ToField } from './sandbox-protocol.ts';

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

const defaultClasses: Record<ElementMark, string> = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
const marks = Object.keys(defaultClasses) as ElementMark[];

export function createElement(setup: ElementSetup): SandboxElement {
  return new MountableElement(setup);
}

class MountableElement implements SandboxElement {
  readonly elementType: ElementType;
  readonly elementId = crypto.randomUUID();
  #setup: ElementSetup;
  #options: ElementOptions;
  #listeners = new ElementListeners<ElementEvent>();
  #mounted: MountedElement | null = null;
  #state = unmountedElement;
  #isDestroyed = false;

  constructor(setup: ElementSetup) {
    this.elementType = setup.type;
    this.#setup = setup;
    this.#options = setup.options;
  }

  mount(target: string | HTMLElement): void {
    if (this.#isDestroyed) {
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    }
    const container = findContainer(target);
    if (this.#mounted?.container === container) return;
    this.unmount();
    const { sandboxOrigin, type } = this.#setup;
    this.#mounted = mountElement(container, {
      sandboxOrigin,
      title: titles[type],
      onMessage: (message) => this.#hear(message),
      onFocus: () => this.focus(),
      onLate: () => {
        const message = `The field could not be loaded from ${sandboxOrigin}.`;
        if (!this.#state.isReady) this.#emit('loaderror', { error: { type: 'api_connection_error', message } });
      },
    });
    this.#showClasses();
  }

  unmount(): void {
    if (!this.#mounted) return;
    this.#removeClasses();
    this.#mounted.takeOut();
    this.#mounted = null;
    this.#state = unmountedElement;
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#setup.onDestroy();
  }

  update(changed: ElementOptions): void {
    if (changed.classes) this.#removeClasses();
    this.#options = { ...this.#options, ...changed };
    this.#showClasses();
    this.#send({ kind: 'update', options: sendable(changed) });
  }

  focus(): void {
    this.#mounted?.frame.focus();
    this.#send({ kind: 'focus' });
  }

  blur(): void {
    this.#send({ kind: 'blur' });
    this.#mounted?.frame.blur();
  }

  clear(): void {
    this.#send({ kind: 'clear' });
  }

  on(event: ElementEvent, listener: Listener): this {
    this.#listeners.add(event, listener, { isOnce: false });
    return this;
  }

  once(event: ElementEvent, listener: Listener): this {
    this.#listeners.add(event, listener, { isOnce: true });
    return this;
  }

  off(event: ElementEvent, listener?: Listener): this {
    this.#listeners.remove(event, listener);
    return this;
  }

  #hear(message: FromField): void {
    this.#state = changeElement(this.#state, message);
    this.#showClasses();
    this.#answer(message);
    const told = eventOf(this.elementType, message);
    if (told) this.#emit(told.event, told.details);
  }

  #answer(message: FromField): void {
    switch (message.kind) {
      case 'loaded': {
        const { channel, fonts, locale } = this.#setup;
        const { elementId, elementType } = this;
        this.#send({
          kind: 'init',
          elementId,
          elementType,
          channel,
          options: sendable(this.#options),
          fonts,
          locale,
        });
        return;
      }
      case 'height':
        this.#mounted?.frame.style.setProperty('height', `${message.pixels}px`);
        return;
      case 'submit':
        this.#mounted?.container.closest('form')?.requestSubmit();
    }
  }

  #emit(event: ElementEvent, details: Record<string, unknown>): void {
    this.#listeners.tell(event, { elementType: this.elementType, ...details });
  }

  #send(message: ToField): void {
    this.#mounted?.frame.contentWindow?.postMessage(message, this.#setup.sandboxOrigin);
  }

  #classNames(mark: ElementMark): string[] {
    return (this.#options.classes?.[mark] ?? defaultClasses[mark]).split(/\s+/).filter(Boolean);
  }

  #showClasses(): void {
    for (const mark of marks) {
      for (const name of this.#classNames(mark)) {
        this.#mounted?.container.classList.toggle(name, this.#state.marks.has(mark));
      }
    }
  }

  #removeClasses(): void {
    for (const mark of marks) this.#mounted?.container.classList.remove(...this.#classNames(mark));
  }
}

/** Takes only what can be cloned into a message; the classes are used in the shop's page. */
function sendable({ classes: _, ...options }: ElementOptions): ElementOptions {
  return JSON.parse(JSON.stringify(options)) as ElementOptions;
}
