// The last half second of typing: a reload may come before the server has heard of it. Until a save is answered, the
// draft also lies in the tab's own storage, which the next page of this tab looks into. It stays there when the save is
// answered: a reload may be under way by then, with words in it that are older. Storage that throws is survived.
import type { CheckoutDraftInput } from '../../operations.generated.ts';

const STORAGE_KEY = 'kasa-unsaved-draft';

/** `draft`: what was typed; `savedAt`: when the server said that it has it, in milliseconds since 1970; none while it has not. */
export function storeUnsaved(draft: object, savedAt?: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ draft, savedAt }));
  } catch {}
}

export function clearUnsaved(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}

/** Puts what this page was asked for too early to show into the text fields that are still as the server sent them. */
export function restoreUnsaved(form: HTMLFormElement, sent: CheckoutDraftInput): void {
  let unsaved: Record<string, unknown> = {};
  try {
    const { draft, savedAt } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (draft && !(savedAt < performance.timeOrigin)) unsaved = draft;
  } catch {}
  for (const control of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const text = unsaved[control.name];
    const isAsSent = control.value === sent[control.name as keyof CheckoutDraftInput];
    // Text, a text area, a telephone number, an e-mail address.
    if (/^(te|em)/.test(control.type) && typeof text === 'string' && isAsSent) {
      control.value = text;
      // Whoever is about to type there has not read it: what they type takes its place.
      if (control === document.activeElement) control.select();
    }
  }
}
