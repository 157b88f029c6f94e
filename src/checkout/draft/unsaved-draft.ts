// The last half second of typing: a reload may come before the server has heard of it. Until a save is answered, the
// draft also lies in the tab's own storage, which the next page of this tab looks into. It stays there when the save is
// answered: a reload may be under way by then, with words in it that are older. Storage that throws is survived.
import type { CheckoutDraftInput } from '../../operations.generated.ts';

const STORAGE_KEY = 'kasa-unsaved-draft';

/**
 * What was typed by the names of the fields; `offer`: the payment link that the checkout is of, null for the visitor's cart;
 * `savedAt`: when the server said that it has it, in milliseconds since 1970; none while it has not.
 */
type Unsaved = CheckoutDraftInput & { offer: string | null; savedAt?: number; isOrdered?: true };

export function storeUnsaved(unsaved: Unsaved): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(unsaved));
  } catch {}
}

export function clearUnsaved(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}

/**
 * Puts what this page was asked for too early to show into the text fields that are still as the server sent them. What was
 * ordered before fills empty ones alone: another cart may be somebody else's. A payment link was made for somebody.
 */
export function restoreUnsaved(form: HTMLFormElement, sent: CheckoutDraftInput, offer: string | null): void {
  let kept: Record<string, unknown> = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {}
  if (kept.offer !== offer || Number(kept.savedAt) < performance.timeOrigin) return;
  for (const control of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const text = kept[control.name];
    const isAsSent = control.value === (kept.isOrdered ? '' : sent[control.name as keyof CheckoutDraftInput]);
    // Text, a text area, a telephone number, an e-mail address.
    if (/^(te|em)/.test(control.type) && typeof text === 'string' && isAsSent) {
      control.value = text;
      // Whoever is about to type there has not read it: what they type takes its place.
      if (control === document.activeElement) control.select();
    }
  }
}
