// What the addresses of the service pages say beside their paths.
import { pathOf, type RouteLocation } from '../addresses.ts';

/** The form was sent. */
export const SENT_PARAMETER = 'sent';
/** The token of a message that was not taken. */
export const DRAFT_PARAMETER = 'draft';
/** Names what is answered, at the top of the page. */
export const ANSWER_ID = 'answer';

/** A form's page, and the same page with its answer. */
export function addressWithAnswer({ href, search }: RouteLocation): string {
  return search.has(SENT_PARAMETER) ? `${pathOf(href)}?${SENT_PARAMETER}=yes` : pathOf(href);
}
