import type { Locale } from '../i18n/locales.ts';
import { operationQuery } from '../query-client.ts';

export function cartQuery(locale: Locale) {
  return operationQuery('CartShow', { locale });
}
