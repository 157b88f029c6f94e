/** What a field of the merchant's own holds. */
export const productFieldKinds = ['text', 'choice', 'number', 'yes_no'] as const;
