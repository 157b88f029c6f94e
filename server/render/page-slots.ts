// What differs between visitors is not rendered: a slot stands in its place, and is filled for each of them. A slot
// begins and ends with a character that no text has.

/** The number in the cart's badge, in the markup and in the injected state. */
export const CART_BADGE_SLOT = '\u2063kasa-cart-badge\u2063';
/** The root element's class; between `<html lang="…"` and `>`. */
export const THEME_SLOT = '\u2063kasa-theme\u2063';
