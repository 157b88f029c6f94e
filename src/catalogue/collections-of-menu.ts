import type { MenuLinks } from './collection-links.tsx';

/** Those of the menu that lead to collections: where pages are listed anyway, or are no answer. */
export function collectionsOfMenu(menu: MenuLinks): MenuLinks {
  return menu.filter(({ path }) => path.includes('/c/'));
}
