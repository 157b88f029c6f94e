import type { Translate } from '../../i18n/translate.ts';

/** Empty where nothing was said. */
export function meaningText(
  t: Translate,
  { meanings, page }: { meanings?: readonly string[] | null; page?: string | null },
): string {
  const answer = page ? [t('synonyms.pageNamed', { page })] : [];
  return [...(meanings ?? []), ...answer].join(', ');
}
