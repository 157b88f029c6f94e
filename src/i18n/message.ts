/** Forms by CLDR category; Polish needs `one`, `few` and `many`. */
export type PluralMessage = { one: string; few?: string; many?: string; other: string };
export type Message = string | PluralMessage;
