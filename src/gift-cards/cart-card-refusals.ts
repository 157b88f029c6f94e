// Why a gift card is not put into a cart. Unknown is said of whatever pays nothing, so that codes cannot be sounded out.

export const cartCardRefusals = ['UNKNOWN', 'OTHER_CURRENCY', 'OTHER_GOODS', 'TOO_MANY', 'TOO_MANY_TRIES'] as const;
export type CartCardRefusal = { kind: (typeof cartCardRefusals)[number] };
