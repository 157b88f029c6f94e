import { officeUrlOf } from '../../../office-addresses.ts';
import type {
  CollectionsChoicesQuery,
  CollectionsEditQuery,
  CollectionsListQuery,
} from '../../../office-operations.generated.ts';
import { operationQuery } from '../../../query-client.ts';

export type ListedCollection = CollectionsListQuery['listedCollections'][number];
export type ShownCollection = NonNullable<CollectionsEditQuery['editedCollection']>;
export type CollectionChoices = CollectionsChoicesQuery['collectionChoices'];

/** The id in the address of a collection that is not saved yet. */
export const NEW_COLLECTION = 'new';

/** How many products are shown at first, and more at a time. */
export const MEMBERS_SHOWN = 50;

/** `id`: of the address; a new collection has none, and finds nothing. */
export function collectionQuery(id: string | undefined) {
  return operationQuery('CollectionsEdit', { id: id ?? '' });
}

export const collectionChoicesQuery = operationQuery('CollectionsChoices', {});

export function membersQuery(id: string, first: number) {
  return operationQuery('CollectionsMembers', { id, first });
}

export function rulePreviewQuery(rule: string) {
  return operationQuery('CollectionsPreview', { rule });
}

export function foundMembersQuery(text: string) {
  return operationQuery('CollectionsFindProducts', { text });
}

export function collectionHref(id: string): string {
  return officeUrlOf('collectionEditor', undefined, { id });
}
