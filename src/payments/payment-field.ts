export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** A field of a payment method, as its problems name it. */
export type PaymentField = CardField | 'blikCode' | 'iban';
