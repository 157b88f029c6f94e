import type { MessageKey } from '../../i18n/all-messages.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { MailsListQuery, MailsShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownMail = NonNullable<MailsShowQuery['mailKind']>;
export type ListedMail = MailsListQuery['mailKinds'][number];

export const mailListQuery = operationQuery('MailsList', {});

export function mailQuery(kind: string | undefined) {
  return operationQuery('MailsShow', { kind: kind ?? '' });
}

export function mailVersionsQuery(kind: string) {
  return operationQuery('MailsVersions', { kind });
}

export function mailHref(kind: string): string {
  return officeUrlOf('mailEditor', undefined, { kind });
}

export function mailName(kind: string): MessageKey {
  return `mails.kind_${kind}` as MessageKey;
}
