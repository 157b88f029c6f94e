import type { WalletMethod } from './payment-method.ts';

export const link = { kind: 'wallet', name: 'Link' } as const satisfies WalletMethod;
