import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { returnRefusals } from '../../fulfilment/office/return-refusals.ts';
import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';

type ChangeName = Extract<
  MutationName,
  | 'ReturnsReceive'
  | 'ReturnsNoteProof'
  | 'ReturnsMatch'
  | 'ReturnsRefuse'
  | 'ReturnsUndoRefusal'
  | 'ReturnsClose'
  | 'ReturnsReopen'
>;

/** What changes many names each that it left as it is. */
type Answer = { refusal?: string | null; refused?: readonly { refusal: string }[] };

/** Changes a return; `problem`: why it was not changed. */
export function useReturnChange<Name extends ChangeName>(name: Name) {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOperationMutation(name);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (variables: VariablesOf<Name>) => {
    setProblem(null);
    try {
      const [answer] = Object.values(await mutateAsync(variables)) as Answer[];
      const refusal = answer?.refusal ?? answer?.refused?.[0]?.refusal;
      if (refusal) setProblem(t(refusalMessage(returnRefusals, refusal, 'returns.refused')));
    } catch {
      setProblem(t('returns.refused'));
    }
    await queryClient.invalidateQueries({ queryKey: ['ReturnsManaged'] });
  };
  return { change, isPending, problem };
}
