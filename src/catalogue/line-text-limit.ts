/** The characters that a product may ask for at most. */
export const MAX_LINE_TEXT = 100;
