// What a page of the office is: one object in `<feature>/office/pages.ts`. `src/surfaces/office/staff-pages.ts` lists them;
// addresses, page table, access, navigation, search, keys, budgets and policy follow from that list.
import type { MessageKey } from '../i18n/all-messages.ts';
import type { Budget } from '../page-document.ts';
import type { PageLoad } from '../page-module.ts';
import type { ForeignSource } from '../surface.ts';
import type { MenuGroup } from './menu-groups.ts';
import type { Access } from './permissions.ts';

export type StaffPage = {
  /** Its address below `/admin`, with parameters, e.g. `/orders/:number`; empty for the office's first page. */
  path: '' | `/${string}`;
  access: Access;
  /**
   * Fetches what the page shows, at the same time as its code; its queries come by `import()`, because the objects of all
   * pages come together. Left out by a page that loads by itself, or shows only texts.
   */
  load?: PageLoad;
  /** Its entry in the navigation; the search and the keys offer it too. Within its group it stands in the order of the list. */
  menu?: MenuEntry;
  /** What the search calls a page that has no entry. */
  foundAs?: MessageKey;
  /**
   * `work`: where work is done, with the shell's search and keys, and the page's own tables and forms. `first`: the same, where
   * most days begin. `form`: little more than a form. `signedOut`: a form, and the libraries that every page needs. One of its own where none of them fits.
   */
  budget: 'work' | 'first' | 'editor' | 'form' | 'signedOut' | Budget;
  foreignSources?: readonly ForeignSource[];
};

export type MenuEntry = {
  group: MenuGroup;
  /** The group is called after it. */
  leads?: true;
  label: MessageKey;
  /** The path of its icon, in a square of 20 units, drawn with one line. */
  drawing: string;
  /** The key that leads to it from any page. */
  letter?: string;
  /** How many orders are to be sent stands beside it. */
  isCounted?: true;
};

/**
 * The pages of a feature, by the names of their routes. The page's file lies beside and is named after its route:
 * `draftOrder` is `draft-order-page.tsx`, where `make types` finds it.
 */
export function definePages<Name extends string>(pages: Record<Name, StaffPage>): Record<Name, StaffPage> {
  return pages;
}
