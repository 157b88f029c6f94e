import type { Language } from '../language.ts';

export const nl: Language = { languageTag: 'nl', languageName: 'Nederlands' };
