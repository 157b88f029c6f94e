import type { DraftsChoicesQuery, DraftsShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownDraft = NonNullable<DraftsShowQuery['draft']>;
export type DraftMarkets = Pick<DraftsChoicesQuery['draftChoices'], 'home' | 'markets'>;

/** Somebody can order by its link, however it got to them. */
export function isPassedOn({ state }: Pick<ShownDraft, 'state'>): boolean {
  return state === 'linked' || state === 'sent';
}

export const NEW_DRAFT = 'new';

/** `number`: of the address; a new draft has none, and finds nothing. */
export function draftQuery(number: string | undefined) {
  return operationQuery('DraftsShow', { number: /^[1-9]\d{0,8}$/.test(number ?? '') ? Number(number) : 0 });
}

/** `locale`: null: of the market at home. */
export function draftChoicesQuery(locale: string | null, country: string, postalCode = '') {
  return operationQuery('DraftsChoices', { locale, country, postalCode });
}
