// What the demo shop says in each language: a file a language, found by its name.
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { DemoLanguage } from './demo-language.ts';

export const demoTexts = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, (await import(`./texts/demo-${locale}.ts`)).texts])),
) as Record<Locale, DemoLanguage>;
