import type { Locale } from '../i18n/locales.ts';
import { operationQuery } from '../query-client.ts';

export function orderQuery(locale: Locale, token: string) {
  return operationQuery('OrderShow', { locale, token });
}

export function checkoutReturnQuery(locale: Locale, token: string) {
  return operationQuery('OrderReturned', { locale, token });
}
