import type { Translate } from '../../i18n/translate.ts';

/** Who has changed a document, as it is stored: the staff's e-mail address, or by which program. */
export function changedByText(changedBy: string, t: Translate): string {
  if (changedBy === 'cli') return t('settings.byCommand');
  if (changedBy === 'seed') return t('settings.byDemo');
  return changedBy.includes('@') ? changedBy : t('settings.byKasa');
}
