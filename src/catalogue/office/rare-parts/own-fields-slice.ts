/** A number as it is typed, `yes`, `no` or nothing, keys of choices, or texts by language. */
export type Typed = string | readonly string[] | { readonly [locale: string]: string };
export type OwnFieldsSlice = { readonly [key: string]: Typed };
