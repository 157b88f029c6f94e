// Texts with `{name}` in them: our messages, what a merchant writes in e-mails and pages, links to parcels.

export const placeholder = /\{(\w+)\}/g;

/** A name without a value stays as it is. Values for HTML or an address are encoded by the caller. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (whole, name: string) => `${values[name] ?? whole}`);
}
