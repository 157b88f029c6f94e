// The messages between the script in the shop's page and the frames it opens, and among these frames. What is typed
// into a field travels only over the frames' own channel, which the shop's origin cannot join.
import type { StripeElementClasses, StripeElementStyle } from '@stripe/stripe-js';
import type { CardBrand } from '../methods/card-brands.ts';

export type ElementType = 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'iban';

export type ElementOptions = {
  style?: StripeElementStyle;
  classes?: StripeElementClasses;
  placeholder?: string;
  showIcon?: boolean;
  hideIcon?: boolean;
  iconStyle?: 'default' | 'solid';
  hidePostalCode?: boolean;
  disabled?: boolean;
  /** The IBAN field: `['SEPA']`, the only value there is. */
  supportedCountries?: string[];
  /** The IBAN field: the country whose format is the placeholder. */
  placeholderCountry?: string;
};

export type FontSource =
  | { cssSrc: string }
  | { family: string; src: string; weight?: string; style?: string; display?: string; unicodeRange?: string };

export type FieldError = { type: 'validation_error'; code: string; message: string };

export type FieldState = {
  empty: boolean;
  complete: boolean;
  error: FieldError | undefined;
  brand: CardBrand;
  /** The IBAN field: derived from the first characters; empty while they are missing. */
  account?: { country: string; bankName: string };
};

export type ToField =
  | {
      kind: 'init';
      elementId: string;
      elementType: ElementType;
      channel: string;
      options: ElementOptions;
      fonts: FontSource[];
      locale: string;
    }
  | { kind: 'update'; options: ElementOptions }
  | { kind: 'focus' | 'blur' | 'clear' };

export type FromField =
  | { kind: 'loaded' }
  | { kind: 'ready' }
  | { kind: 'change'; state: FieldState }
  | { kind: 'focus' | 'blur' | 'escape' | 'submit' }
  | { kind: 'height'; pixels: number };

/** What one field adds to a card or an account. */
export type FieldValues = { number?: string; exp_month?: string; exp_year?: string; cvc?: string; iban?: string };

/** Messages on the channel that only frames of the sandbox's origin can join. */
export type OnChannel =
  | { kind: 'ask'; askId: string; elementIds: string[] }
  | { kind: 'tell'; askId: string; elementId: string; values: FieldValues; error: FieldError | undefined }
  | { kind: 'brand'; brand: CardBrand };

export type ApiParameters = { [name: string]: string | number | boolean | null | undefined | ApiParameters };

/** A call to the API; the controller adds what was typed into the elements named. */
export type ControllerCall = {
  kind: 'call';
  callId: string;
  method: 'GET' | 'POST';
  path: string;
  parameters: ApiParameters;
  /**
   * The place in `parameters` that the values go to, e.g. `['payment_method_data', 'card']`, and from which elements.
   */
  fields?: { at: string[]; elementIds: string[] };
};

export type ControllerAnswer = { kind: 'loaded' } | { kind: 'answer'; callId: string; body: Record<string, unknown> };

export type FromChallenge = { kind: 'challenge-loaded' | 'challenge-done' };

/** A plain object of parameters, not an Element. */
export function isParameters(value: unknown): value is ApiParameters {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('mount' in value)
  );
}

export function readMeta(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}
