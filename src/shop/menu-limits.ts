// What bounds a menu. Apart from the document's schema, because zod is not for browsers.

/** So many stand there when nobody has chosen: a file of sixty product types makes no menu of sixty. */
export const MOST_UNNAMED = 8;

/** More than these are no menu any more. */
export const MOST_MENU_PAGES = 6;
