import type { WalletMethod } from './payment-method.ts';

export const applePay = { kind: 'wallet', name: 'Apple Pay' } as const satisfies WalletMethod;
