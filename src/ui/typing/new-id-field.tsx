// The key under which a form makes its record once, however often it is sent: put in by `client/office/keep-forms.ts`, which
// keeps it with what is typed, and renews it when the form is emptied. For forms that say `data-keep`.

export function NewIdField() {
  return <input type="hidden" name="newId" />;
}

/** A UUID; null where nothing keeps the form. */
export function newIdIn(fields: FormData): string | null {
  return String(fields.get('newId') ?? '') || null;
}
