// A mutation of the office: where it wants the person to prove again who it is, a dialog asks, and it is tried once more.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { KasaError } from '../../errors.ts';
import type { MutationName, ResultOf, VariablesOf } from '../../graphql-client.ts';
import { useOperationMutation } from '../../query-client.ts';
// The dialog is loaded later and brings no sheet.
import '../../ui/notice.module.css';

/** `mutateProven`: null when the person did not prove it. */
export function useProvenMutation<Name extends MutationName>(name: Name) {
  const app = useApp();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useOperationMutation(name);

  async function mutateProven(variables: VariablesOf<Name>): Promise<ResultOf<Name> | null> {
    try {
      return await mutateAsync(variables);
    } catch (error) {
      if (!(error instanceof KasaError && error.code === 'STEP_UP_NEEDED')) throw error;
      const { askStepUp } = await import('./step-up-dialog.tsx');
      return (await askStepUp(app, queryClient)) ? mutateAsync(variables) : null;
    }
  }

  return { mutateProven, isPending };
}

/** `run`: null when it failed, which is said in a toast, or when the person did not prove it. */
export function useStaffMutation<Name extends MutationName>(name: Name) {
  const app = useApp();
  const { mutateProven, isPending } = useProvenMutation(name);

  const run = (variables: VariablesOf<Name>): Promise<ResultOf<Name> | null> =>
    mutateProven(variables).catch((error) => {
      app.showToast(error);
      return null;
    });

  return { run, isPending };
}
