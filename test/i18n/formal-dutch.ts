/** `u` and `uw`, where the shop says `je`. */
export const formalDutch = /(?<![\p{L}’])(?:u|uw|uzelf)(?!\p{L})/iu;
