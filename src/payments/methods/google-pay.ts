import type { WalletMethod } from './payment-method.ts';

export const googlePay = { kind: 'wallet', name: 'Google Pay' } as const satisfies WalletMethod;
