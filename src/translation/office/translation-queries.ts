import { officeUrlOf } from '../../office-addresses.ts';
import type { TranslationListQuery, TranslationShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownTranslation = NonNullable<TranslationShowQuery['translation']>;
export type ListedTranslation = TranslationListQuery['openTranslations']['translations'][number];

export const progressQuery = operationQuery('TranslationProgress', {});

export function translationQuery(params: Readonly<Record<string, string | undefined>>) {
  return operationQuery('TranslationShow', { id: params.id ?? '', locale: params.locale ?? '' });
}

export function translationHref(locale: string, id: string): string {
  return officeUrlOf('translatedThing', undefined, { locale, id });
}
