import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/paid-by-hand.ts';

export const messages: Translated<typeof english> = {
  'paidByHand.confirm': 'Het hele bedrag, {amount}, staat op de rekening van de winkel.',
  'paidByHand.reference': 'Kenmerk op het afschrift',
};
