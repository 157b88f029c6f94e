// What differs between visitors is not rendered: a slot takes its place and is filled for each visitor. A slot begins
// and ends with a character that no text contains.

/** The number in the cart's badge, in the markup and in the injected state. */
export const CART_BADGE_SLOT = '\u2063kasa-cart-badge\u2063';
/** The root element's class, and whether the system decides; between `<html lang="…"` and `>`. */
export const THEME_SLOT = '\u2063kasa-theme\u2063';
/** The `theme-color` of a chosen theme; empty for the system's. */
export const THEME_COLOUR_SLOT = '\u2063kasa-theme-colour\u2063';
