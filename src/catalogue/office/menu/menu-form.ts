// What is chosen in the editor of the menu. The first change names the menu as it is shown, in the order in which it is.
import type { MenuEditedQuery } from '../../../office-operations.generated.ts';
import type { Navigation } from '../../../shop/shop-navigation.ts';
import { menuOf } from '../../collections/menu-of.ts';

export type EditedMenu = MenuEditedQuery['editedMenu'];
export type MenuForm = Navigation;
type Collections = EditedMenu['collections'];

/** What is shown, and what of the named ones has nothing to show. */
export function menuIn(collections: Collections, form: MenuForm): string[] {
  const shown = menuOf(collections, form).map(({ handle }) => handle);
  return [...new Set([...form.collections, ...shown])];
}

export function moved(menu: readonly string[], handle: string, to: number): string[] {
  return menu.filter((each) => each !== handle).toSpliced(to, 0, handle);
}

export function shownAgain(form: MenuForm, menu: readonly string[], handle: string): MenuForm {
  return { ...form, collections: [...menu, handle], hidden: form.hidden.filter((each) => each !== handle) };
}

/** The free place stays free: another that waits for one would come up instead. */
export function takenOut(form: MenuForm, collections: Collections, handle: string): MenuForm {
  const others = menuIn(collections, form).filter((each) => each !== handle);
  const waiting = collections.some((each) => ![...others, ...form.hidden, handle].includes(each.handle));
  const fillUpTo = waiting ? Math.min(form.fillUpTo, others.length) : form.fillUpTo;
  return { ...form, collections: others, hidden: [...form.hidden, handle], fillUpTo };
}
