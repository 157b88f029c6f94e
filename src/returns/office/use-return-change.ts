import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { useOperationMutation } from '../../query-client.ts';

type ChangeName = Extract<
  MutationName,
  'ReturnsReceive' | 'ReturnsNoteProof' | 'ReturnsMatch' | 'ReturnsRefuse' | 'ReturnsUndoRefusal'
>;

const refusals: Readonly<Record<string, MessageKey>> = {
  ReturnClosed: 'returns.refusedClosed',
  MoreThanSent: 'returns.refusedMoreThanSent',
  NotSent: 'returns.refusedMoreThanSent',
  AlreadyReturned: 'returns.refusedMoreThanSent',
  NothingChosen: 'returns.refusedNothing',
  OrderUnknown: 'returns.refusedOrderUnknown',
};

/** Changes a return; `problem`: why it was not changed. */
export function useReturnChange<Name extends ChangeName>(name: Name) {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOperationMutation(name);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (variables: VariablesOf<Name>) => {
    setProblem(null);
    try {
      const [answer] = Object.values(await mutateAsync(variables)) as { refusal?: string | null }[];
      if (answer?.refusal) setProblem(t(refusals[answer.refusal] ?? 'returns.refused'));
    } catch {
      setProblem(t('returns.refused'));
    }
    await queryClient.invalidateQueries({ queryKey: ['ReturnsManaged'] });
  };
  return { change, isPending, problem };
}
