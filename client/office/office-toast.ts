import type { Toast } from '#src/app-instance.tsx';
import { KasaError } from '#src/errors.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { isOfficeErrorCode, officeFailures } from '#src/office-failures.ts';

/** The failures that only the office has are not among the texts of the toasts. */
export function inWordsOfOffice(toast: Toast | Error, t: Translate): Toast | Error {
  if (!(toast instanceof KasaError && isOfficeErrorCode(toast.code))) return toast;
  return { kind: 'error', text: t(officeFailures[toast.code].message) };
}
