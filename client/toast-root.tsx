// Toasts: a React root of its own, loaded with the first toast. One is shown at a time; a new one replaces it.
import { createRoot, type Root } from 'react-dom/client';
import type { Toast } from '#src/app-instance.tsx';
import { failureCatalogue, failureCode } from '#src/error-catalogue.ts';
import { KasaError } from '#src/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { translateFailures } from '#src/i18n/translate-failures.ts';
import { ToastRegion } from '#src/ui/toast.tsx';

let place: HTMLElement | undefined;
let root: Root | undefined;
let timesShown = 0;

/** An error is shown with the error catalogue's text. Without the texts nothing is shown. */
export async function showToast(toastOrError: Toast | Error, locale: Locale): Promise<void> {
  const t = await translateFailures(locale);
  if (!t) return;
  place ??= document.createElement('div');
  root ??= createRoot(place);
  // A modal dialog covers everything outside it, so the toast is moved into it.
  const dialog = document.querySelector('dialog:modal') ?? document.body;
  if (place.parentElement !== dialog) dialog.append(place);
  timesShown += 1;
  const toast =
    toastOrError instanceof Error ? { kind: 'error' as const, text: wordsOf(toastOrError, t) } : toastOrError;
  root.render(<ToastRegion toast={toast} number={timesShown} t={t} />);
}

function wordsOf(error: Error, t: Translate): string {
  return t(failureCatalogue[failureCode(error instanceof KasaError && error.code)].message);
}
