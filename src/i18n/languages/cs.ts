import type { Language } from '../language.ts';

export const cs: Language = { languageTag: 'cs', languageName: 'Čeština' };
