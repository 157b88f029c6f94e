// Browsers cut off what is pasted beyond the limit of a field, without a word. Here such a paste is refused as a whole, and
// that is said: the field is as it was, and the text still in the clipboard.
import type { AppInstance } from '#src/app-instance.tsx';
import { translateFailures } from '#src/i18n/translate-failures.ts';

export function startRefusingLongPastes(app: AppInstance): void {
  document.addEventListener('paste', async (event) => {
    const { target: field, clipboardData } = event;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.maxLength < 0 || event.defaultPrevented) return;
    const length = lengthWith(field, clipboardData?.getData('text') ?? '');
    if (length <= field.maxLength) return;
    event.preventDefault();
    const t = await translateFailures(app.locale);
    const text = t?.('error.pasteTooLong', { limit: field.maxLength, length });
    if (text) app.showToast({ kind: 'error', text });
  });
}

type Field = Pick<HTMLInputElement, 'value' | 'type' | 'selectionStart' | 'selectionEnd'>;

/**
 * The length of the field after the paste, as its browser counts: a line's end is one character, and in a single line
 * none.
 */
export function lengthWith({ value, type, selectionStart, selectionEnd }: Field, pasted: string): number {
  const text = pasted.replace(/\r\n?|\n/g, type === 'textarea' ? '\n' : '');
  // A field for an e-mail address does not say what is selected in it: all of it, as whoever corrects one does.
  return value.length - ((selectionEnd ?? value.length) - (selectionStart ?? 0)) + text.length;
}
