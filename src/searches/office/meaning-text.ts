import type { Translate } from '../../i18n/translate.ts';

/** Empty where nothing was said. */
export function meaningText(
  t: Translate,
  {
    meanings,
    page,
    pageTitle,
  }: { meanings?: readonly string[] | null; page?: string | null; pageTitle?: string | null },
): string {
  const answer = page ? [t('synonyms.pageNamed', { page: pageTitle ?? page })] : [];
  return [...(meanings ?? []), ...answer].join(', ');
}
