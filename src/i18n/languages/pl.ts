import type { Language } from '../language.ts';

export const pl: Language = { languageTag: 'pl', languageName: 'Polski' };
