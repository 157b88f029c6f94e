import type { Language } from '../language.ts';

export const en: Language = { languageTag: 'en-IE', languageName: 'English' };
