import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { PaymentClient } from '../browser/confirm-payment.ts';
import { IntegrationError } from '../browser/integration-error.ts';
import { createElement, type SandboxElement } from '../browser/payment-element.ts';
import type { ElementOptions, ElementType, FontSource } from '../browser/sandbox-protocol.ts';
import type { ExpressCheckoutElement } from '../wallets/express-checkout-element.ts';
import { WalletsOfGroup } from '../wallets/wallets-of-group.ts';

export type ElementsOptions = {
  fonts?: FontSource[];
  locale?: string;
  clientSecret?: string;
  /** What the later intent will be for, while there is none. */
  mode?: string;
  amount?: number;
  currency?: string;
  appearance?: { variables?: { borderRadius?: string } };
};

export type ElementsGroup = {
  create(type: string, options?: ElementOptions): SandboxElement | ExpressCheckoutElement;
  getElement(type: string | { __elementType: string }): SandboxElement | null;
  update(options: ElementsOptions): void;
  fetchUpdates(): Promise<{ error?: undefined }>;
  submit(): Promise<{ error?: undefined }>;
};

const elementTypes: readonly string[] = ['card', 'cardNumber', 'cardExpiry', 'cardCvc', 'iban'] satisfies ElementType[];

/** The group of each element: a card's parts are found through its number's group. */
const groupOf = new WeakMap<object, Map<string, SandboxElement>>();

/** The wallets, and what was authorised in their sheets, by group. */
const walletsOf = new WeakMap<object, WalletsOfGroup>();

export function createElementsGroup(client: PaymentClient, options: ElementsOptions = {}): ElementsGroup {
  const { sandboxOrigin, controller } = client;
  const elements = new Map<string, SandboxElement>();
  const locale = options.locale ?? 'auto';
  const wallets = new WalletsOfGroup(client, options);
  const group: ElementsGroup = {
    create(type, elementOptions = {}) {
      if (type === 'expressCheckout') {
        return wallets.createElement(elementOptions as StripeExpressCheckoutElementOptions, locale);
      }
      if (!elementTypes.includes(type)) {
        throw new IntegrationError(
          `A valid Element name must be provided. Valid Elements are: ${elementTypes.join(', ')}; you passed: ${type}.`,
        );
      }
      if (elements.has(type)) {
        throw new IntegrationError(
          `Can only create one Element of type ${type}. Destroy the first before you create another.`,
        );
      }
      if (type === 'iban' && !elementOptions.supportedCountries?.includes('SEPA')) {
        throw new IntegrationError("You must specify supportedCountries: ['SEPA'] for the IBAN Element.");
      }
      const element = createElement({
        sandboxOrigin,
        channel: controller.channel,
        type: type as ElementType,
        options: elementOptions,
        fonts: (options.fonts ?? []).map(withAbsoluteUrls),
        locale,
        onDestroy: () => elements.delete(type),
      });
      elements.set(type, element);
      groupOf.set(element, elements);
      return element;
    },
    // The React components may be passed in place of a type.
    getElement: (type) => elements.get(typeof type === 'string' ? type : type.__elementType) ?? null,
    update: (changed) => wallets.update(changed),
    fetchUpdates: async () => ({}),
    async submit() {
      wallets.submit();
      return {};
    },
  };
  walletsOf.set(group, wallets);
  return group;
}

export function walletsOfGroup(group: object): WalletsOfGroup {
  const wallets = walletsOf.get(group);
  if (wallets) return wallets;
  throw new IntegrationError('`elements` should be what `stripe.elements()` returned.');
}

/** The elements that form a card, found from any one of them, in the order in which people fill them in. */
export function cardElementIds(element: unknown): string[] {
  const group = getGroup(element);
  const single = group.get('card');
  if (single && single === element) return [single.elementId];
  return ['cardNumber', 'cardExpiry', 'cardCvc'].flatMap((type) => group.get(type)?.elementId ?? []);
}

/** The element of an account. */
export function ibanElementId(element: unknown): string {
  const iban = getGroup(element).get('iban');
  if (iban && iban === element) return iban.elementId;
  throw new IntegrationError('A SEPA Direct Debit needs an IBAN Element or an object with an `iban`.');
}

function getGroup(element: unknown): Map<string, SandboxElement> {
  const group = typeof element === 'object' && element !== null ? groupOf.get(element) : undefined;
  if (group) return group;
  throw new IntegrationError(
    'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
  );
}

/** A frame of another origin cannot resolve the page's relative addresses. */
function withAbsoluteUrls(font: FontSource): FontSource {
  if ('cssSrc' in font) return { cssSrc: new URL(font.cssSrc, document.baseURI).href };
  const src = font.src.replaceAll(
    /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
    (_, _quote, address: string) => `url("${new URL(address, document.baseURI).href}")`,
  );
  return { ...font, src };
}
