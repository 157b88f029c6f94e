import type { Language } from '../language.ts';

export const de: Language = { languageTag: 'de', languageName: 'Deutsch' };
