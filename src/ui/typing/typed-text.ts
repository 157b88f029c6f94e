// What somebody has typed and nothing has saved: a text that is another one than when its field was first entered.

export type TextField = HTMLInputElement | HTMLTextAreaElement;

// What is typed to find something is no work.
export const textFields =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=number])';

const textBefore = new WeakMap<EventTarget, string>();

/** Listens to `focusin`: React keeps no first text of a field that it controls. */
export function noteText({ target }: { target: EventTarget | null }): void {
  if (target instanceof Element && target.matches(textFields) && !textBefore.has(target)) {
    textBefore.set(target, (target as TextField).value);
  }
}

/** When listening begins: whoever has typed by then has typed into what the server sent. */
export function noteTexts(): void {
  for (const field of document.querySelectorAll<TextField>(textFields)) textBefore.set(field, field.defaultValue);
  document.addEventListener('focusin', noteText);
}

export function hasTypedText(within: ParentNode): boolean {
  const fields = [...within.querySelectorAll<TextField>(textFields)];
  return fields.some(isTypedIn);
}

/** This text of a field is saved, and its form stays. */
export function noteSaved(field: TextField, text: string): void {
  textBefore.set(field, text);
  field.form?.dispatchEvent(new Event('input', { bubbles: true }));
}

export function isTypedIn(field: TextField): boolean {
  return field.value !== (textBefore.get(field) ?? field.defaultValue);
}
