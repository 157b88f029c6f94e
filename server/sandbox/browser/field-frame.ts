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

type Init = Extract<ToField, { kind: 'init' }>;

type Field = {
  init: Init;
  texts: FieldTexts;
  channel: BroadcastChannel;
  form: HTMLFormElement;
  icon: HTMLElement;
  parts: FieldPart[];
  options: ElementOptions;
  /** The brand of the number, when that has a frame of its own. */
  brandElsewhere: CardBrand;
  /** The last state that the shop was told of. */
  lastState: string;
};

function startField(init: Init): (message: ToField) => void {
  const field = createField(init);
  field.channel.addEventListener('message', ({ data }: MessageEvent<OnChannel>) => answerChannel(field, data));
  loadFonts(init.fonts);
  build(field);
  apply(field, { style: {}, ...init.options });
  field.lastState = JSON.stringify(stateOf(field.parts, 'unknown', field.texts));
  show(field);
  tellShop({ kind: 'ready' });
  return (message) => obeyShop(field, message);
}

function createField(init: Init): Field {
  const field: Field = {
    init,
    texts: fieldTexts(init.locale),
    channel: new BroadcastChannel(init.channel),
    form: document.createElement('form'),
    icon: document.createElement('span'),
    parts: [],
    options: {},
    brandElsewhere: 'unknown',
    lastState: '',
  };
  for (const name of partsByType[init.elementType]) field.parts.push(createPart(field, name));
  return field;
}

function createPart(field: Field, name: PartName): FieldPart {
  const part = createFieldPart(name, field.texts, () => brandNow(field), {
    onChange() {
      show(field);
      if (part.isComplete() && document.activeElement === part.input) focusAfter(field, part);
    },
    onFocus: () => tellShop({ kind: 'focus' }),
    onBlur() {
      part.finish(false);
      show(field);
      // Moving between the inputs of one element is no blur.
      setTimeout(() => {
        if (!field.form.contains(document.activeElement)) tellShop({ kind: 'blur' });
      });
    },
  });
  return part;
}

function build({ init, form, icon, parts }: Field): void {
  const submit = document.createElement('button');
  form.className = `field field-${init.elementType}`;
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

function apply(field: Field, changed: ElementOptions): void {
  const { init, parts, icon, texts } = field;
  field.options = { ...field.options, ...changed };
  if (changed.style) applyStyle(changed.style);
  for (const part of parts) {
    part.input.disabled = field.options.disabled === true;
    part.input.placeholder = placeholderOf(part.name, init.elementType, field.options, texts);
  }
  icon.hidden = !showsIcon(init.elementType, field.options);
  icon.classList.toggle('is-solid', field.options.iconStyle === 'solid');
}

function showsIcon(elementType: ElementType, { hideIcon, showIcon }: ElementOptions): boolean {
  if (elementType === 'card' || elementType === 'iban') return hideIcon !== true;
  return elementType === 'cardNumber' && showIcon === true;
}

function brandNow({ parts, brandElsewhere }: Field): CardBrand {
  const number = parts.find((part) => part.name === 'number');
  return number ? cardBrand(digitsOf(number.input.value)) : brandElsewhere;
}

function show(field: Field): void {
  const { init, parts, icon, texts, channel } = field;
  const brand = brandNow(field);
  for (const part of parts) part.render();
  if (icon.dataset.brand !== brand) {
    icon.dataset.brand = brand;
    icon.replaceChildren(init.elementType === 'iban' ? bankIcon() : brandIcon(brand));
  }
  const state = stateOf(parts, brand, texts);
  icon.classList.toggle('is-invalid', state.error !== undefined);
  icon.classList.toggle('is-empty', state.empty);
  icon.classList.toggle('is-complete', state.complete);
  const shown = JSON.stringify(state);
  if (shown === field.lastState) return;
  field.lastState = shown;
  tellShop({ kind: 'change', state });
  if (init.elementType === 'cardNumber') channel.postMessage({ kind: 'brand', brand } satisfies OnChannel);
}

function focusAfter({ parts }: Field, part: FieldPart): void {
  const next = parts[parts.indexOf(part) + 1];
  if (next?.isEmpty()) next.input.focus();
}

/** The brand of a number in another frame, and the controller's question for what was typed. */
function answerChannel(field: Field, data: OnChannel): void {
  const { init, parts, texts, channel } = field;
  if (data.kind === 'brand' && init.elementType === 'cardCvc') {
    field.brandElsewhere = data.brand;
    show(field);
  }
  if (data.kind !== 'ask' || !data.elementIds.includes(init.elementId)) return;
  for (const part of parts) part.finish(true);
  show(field);
  const values = Object.assign({}, ...parts.map((part) => part.values()));
  const { error } = stateOf(parts, brandNow(field), texts);
  channel.postMessage({
    kind: 'tell',
    askId: data.askId,
    elementId: init.elementId,
    values,
    error,
  } satisfies OnChannel);
}

function obeyShop(field: Field, message: ToField): void {
  const { parts } = field;
  const target = parts.find((part) => !part.isComplete()) ?? parts[0];
  if (message.kind === 'update') apply(field, message.options);
  if (message.kind === 'focus') target?.input.focus();
  if (message.kind === 'blur' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (message.kind === 'clear') {
    for (const part of parts) part.clear();
    show(field);
  }
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
