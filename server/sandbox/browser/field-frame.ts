// The page inside a field's frame. Only this page holds what is typed. The shop's page learns whether it is empty,
// complete or wrong, and the card's network; the controller frame receives the value when a payment is confirmed.
import type { CardBrand } from '../methods/card-brands.ts';
import { cardBrand } from '../methods/card-brands.ts';
import { groupIban, ibanExample } from '../methods/iban-rules.ts';
import { bankIcon, brandIcon } from './brand-icons.ts';
import { digitsOf } from './card-field-rules.ts';
import { createFieldPart, type FieldPart } from './field-part.ts';
import { applyStyle, loadFonts } from './field-styles.ts';
import { type FieldTexts, fieldTexts, fieldTextsLoaded } from './field-texts.ts';
import { accountOf } from './iban-field-rules.ts';
import type { PartName } from './part-rules.ts';
import type { ElementOptions, ElementType, FieldState, FromField, OnChannel, ToField } from './sandbox-protocol.ts';
import { readMeta } from './sandbox-protocol.ts';

const shopOrigin = readMeta('shop-origin');

const partsByType: Record<ElementType, readonly PartName[]> = {
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
  iban: ['iban'],
};

const NUMBER_PLACEHOLDER = '1234 1234 1234 1234';

function tellShop(message: FromField): void {
  window.parent.postMessage(message, shopOrigin);
}

function startField(init: Extract<ToField, { kind: 'init' }>): (message: ToField) => void {
  const { elementType } = init;
  const texts = fieldTexts(init.locale);
  const channel = new BroadcastChannel(init.channel);
  let options: ElementOptions = {};
  let brandElsewhere: CardBrand = 'unknown';
  let lastMessage = '';
  const brandNow = (): CardBrand => {
    const number = parts.find((part) => part.name === 'number');
    return number ? cardBrand(digitsOf(number.input.value)) : brandElsewhere;
  };

  const form = document.createElement('form');
  const icon = document.createElement('span');
  const submit = document.createElement('button');
  const parts: FieldPart[] = partsByType[elementType].map((name) =>
    createFieldPart(name, texts, () => brandNow(), {
      onChange() {
        const part = parts.find((candidate) => candidate.name === name);
        show();
        if (part?.isComplete() && document.activeElement === part.input) focusAfter(part);
      },
      onFocus: () => tellShop({ kind: 'focus' }),
      onBlur() {
        parts.find((part) => part.name === name)?.finish(false);
        show();
        // Moving between the inputs of one element is no blur.
        setTimeout(() => {
          if (!form.contains(document.activeElement)) tellShop({ kind: 'blur' });
        });
      },
    }),
  );

  function build(): void {
    form.className = `field field-${elementType}`;
    form.noValidate = true;
    icon.className = 'field-icon';
    submit.type = 'submit';
    submit.hidden = true;
    form.append(icon, ...parts.map((part) => part.input), submit);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      tellShop({ kind: 'submit' });
    });
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') tellShop({ kind: 'escape' });
    });
    document.getElementById('field')?.replaceWith(form);
    new ResizeObserver(() => tellShop({ kind: 'height', pixels: form.getBoundingClientRect().height })).observe(form);
  }

  function apply(changed: ElementOptions): void {
    options = { ...options, ...changed };
    if (changed.style) applyStyle(changed.style);
    for (const part of parts) {
      part.input.disabled = options.disabled === true;
      part.input.placeholder = placeholderOf(part.name, elementType, options, texts);
    }
    const showsIcon =
      elementType === 'card' || elementType === 'iban'
        ? options.hideIcon !== true
        : elementType === 'cardNumber' && options.showIcon === true;
    icon.hidden = !showsIcon;
    icon.classList.toggle('is-solid', options.iconStyle === 'solid');
  }

  function show(): void {
    const brand = brandNow();
    for (const part of parts) part.render();
    if (icon.dataset.brand !== brand) {
      icon.dataset.brand = brand;
      icon.replaceChildren(elementType === 'iban' ? bankIcon() : brandIcon(brand));
    }
    const state = stateOf(parts, brand, texts);
    icon.classList.toggle('is-invalid', state.error !== undefined);
    icon.classList.toggle('is-empty', state.empty);
    icon.classList.toggle('is-complete', state.complete);
    const message = JSON.stringify(state);
    if (message === lastMessage) return;
    lastMessage = message;
    tellShop({ kind: 'change', state });
    if (elementType === 'cardNumber') channel.postMessage({ kind: 'brand', brand } satisfies OnChannel);
  }

  function focusAfter(part: FieldPart): void {
    const next = parts[parts.indexOf(part) + 1];
    if (next?.isEmpty()) next.input.focus();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<OnChannel>) => {
    if (data.kind === 'brand' && elementType === 'cardCvc') {
      brandElsewhere = data.brand;
      show();
    }
    if (data.kind !== 'ask' || !data.elementIds.includes(init.elementId)) return;
    for (const part of parts) part.finish(true);
    show();
    const values = Object.assign({}, ...parts.map((part) => part.values()));
    const { error } = stateOf(parts, brandNow(), texts);
    channel.postMessage({
      kind: 'tell',
      askId: data.askId,
      elementId: init.elementId,
      values,
      error,
    } satisfies OnChannel);
  });

  loadFonts(init.fonts);
  build();
  apply({ style: {}, ...init.options });
  lastMessage = JSON.stringify(stateOf(parts, 'unknown', texts));
  show();
  tellShop({ kind: 'ready' });

  return (message) => {
    const target = parts.find((part) => !part.isComplete()) ?? parts[0];
    if (message.kind === 'update') apply(message.options);
    if (message.kind === 'focus') target?.input.focus();
    if (message.kind === 'blur' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (message.kind === 'clear') {
      for (const part of parts) part.clear();
      show();
    }
  };
}

function stateOf(parts: FieldPart[], brand: CardBrand, texts: FieldTexts): FieldState {
  const problem = parts.map((part) => part.problem()).find((found) => found !== null);
  const iban = parts.find((part) => part.name === 'iban');
  return {
    empty: parts.every((part) => part.isEmpty()),
    complete: parts.every((part) => part.isComplete()),
    error: problem ? { type: 'validation_error', code: problem, message: texts(problem) } : undefined,
    brand,
    ...(iban && { account: accountOf(iban.input.value) }),
  };
}

function placeholderOf(name: PartName, type: ElementType, options: ElementOptions, texts: FieldTexts): string {
  if (name === 'iban') return groupIban(ibanExample(options.placeholderCountry ?? 'DE'));
  if (type !== 'card' && options.placeholder !== undefined) return options.placeholder;
  if (name === 'number') return NUMBER_PLACEHOLDER;
  return name === 'expiry' ? texts('expiryPlaceholder') : texts('cvcPlaceholder');
}

if (window.parent === window) document.documentElement.classList.add('is-top');
let handle: ((message: ToField) => void) | null = null;
window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToField>) => {
  if (source !== window.parent || origin !== shopOrigin) return;
  if (data.kind === 'init') handle ??= startField(data);
  else handle?.(data);
});
fieldTextsLoaded.then(() => tellShop({ kind: 'loaded' }));
