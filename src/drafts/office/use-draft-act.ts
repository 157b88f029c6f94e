import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import type { DraftResultFieldsFragment } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import type { DraftEditor } from './use-draft-editor.ts';

type DraftAct = Extract<
  MutationName,
  'DraftsSend' | 'DraftsUndoSend' | 'DraftsLink' | 'DraftsWithdraw' | 'DraftsPayHere'
>;

/** One of the actions on a saved draft. Answers with what it has led to; null when it was refused, which the editor says. */
export function useDraftAct<Name extends DraftAct>(name: Name, { setRefused }: Pick<DraftEditor, 'setRefused'>) {
  const { mutateAsync, isPending } = useOperationMutation(name);
  return {
    isPending,
    async act(variables: VariablesOf<Name>): Promise<DraftResultFieldsFragment | null> {
      const answer: unknown = await mutateAsync(variables);
      const result = Object.values(answer as Record<string, DraftResultFieldsFragment | string>).find(
        (each): each is DraftResultFieldsFragment => typeof each === 'object',
      );
      if (!result) return null;
      if (!result.refusal) return result;
      // A new draft is shown by another editor since it was saved.
      setRefused({ ...result, refusal: result.refusal }, String(variables.number));
      return null;
    },
  };
}
