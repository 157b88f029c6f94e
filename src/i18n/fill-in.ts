// Texts with `{name}` in them: our messages, what a merchant writes in e-mails and pages, links to parcels.

export const placeholder = /\{(\w+)\}/g;

/** A name without a value stays as it is. `encode` is for whatever is put in. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  encode: (value: string) => string = String,
): string {
  return text.replace(placeholder, (whole, name: string) => encode(String(values[name] ?? whole)));
}
