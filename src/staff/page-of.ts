// The owner of this page. Everything that a page of the office sends to be done names the person whom it was drawn for:
// with the cookie of somebody else, who has signed in beside it in the same browser, the shop does nothing.

export const PAGE_OF_HEADER = 'x-kasa-page-of';

/** Only in a browser, where a page is one person's until it is loaded anew. */
let person: string | undefined;

export function notePageOf(staffId: string | undefined): void {
  person = staffId;
}

/** Nothing on a page that was drawn for nobody. */
export function pageOfHeaders(): Record<string, string> {
  return person === undefined ? {} : { [PAGE_OF_HEADER]: person };
}
