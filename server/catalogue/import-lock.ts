// Any number that nothing else locks; two imports at once would each believe that a product is new.
export const IMPORT_LOCK = 0x696d706f;
