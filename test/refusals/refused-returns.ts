import type { OfficeMutation, RefusedMutations } from './refused-mutation.ts';

export const refusedReturns = {
  ReturnsReceive: {
    refusal: 'AlreadyReturned',
    variables: ({ openReturn: number }) => ({
      number,
      lines: [true, false].map((isRestocked) => ({ position: 0, quantity: 1, condition: '', isRestocked })),
    }),
  },
  ReturnsNoteProof: { refusal: 'ReturnClosed', variables: ({ closedReturn: number }) => ({ number }) },
  ReturnsMatch: {
    refusal: 'ReturnHasOrder',
    variables: ({ openReturn: number, paid }) => ({ number, orderNumber: paid.number }),
  },
  ReturnsRefuse: {
    refusal: 'ReturnClosed',
    variables: ({ closedReturn: number }) => ({ number, reason: 'worn', isTold: true }),
  },
  ReturnsClose: { refusal: 'MoneyLeft', variables: ({ openReturn: number }) => ({ numbers: [number] }) },
  ReturnsReopen: { refusal: 'ReturnNotClosed', variables: ({ openReturn: number }) => ({ numbers: [number] }) },
  ReturnsUndoRefusal: { refusal: 'TooLate', variables: ({ closedReturn: number }) => ({ number }) },
  ReturnsOpen: {
    refusal: 'MoreThanLeft',
    variables: ({ sent: { number: orderNumber } }) => ({
      ...{ orderNumber, channel: 'phone', reason: '', announcedOn: '2026-11-21', isAcknowledged: true },
      lines: [{ position: 0, quantity: 9 }],
    }),
  },
} satisfies Partial<RefusedMutations<OfficeMutation>>;
