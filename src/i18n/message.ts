/** Forms by CLDR category; Polish needs `one`, `few` and `many`. */
export type PluralMessage = { one: string; few?: string; many?: string; other: string };
export type Message = string | PluralMessage;

/** A group of texts in another language, with the keys of the English file. */
export type Translated<English> = Record<keyof English, Message>;
