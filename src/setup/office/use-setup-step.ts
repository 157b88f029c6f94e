// Saving a step: what was refused is said beside its field, and what was saved leads to the next step.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { MutationName, VariablesOf } from '../../graphql-client.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officePath, officeUrlOf } from '../../office-addresses.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { setupRefusals } from '../setup-refusals.ts';
import { type SetupStep, setupSteps } from '../setup-steps.ts';
import { type ShopSetup, setupQuery } from './setup-queries.ts';

export type SetupProblem = { refusal: string; field: string | null };

export type FormVersions = { read: ShopSetup['versions']; told: ShopSetup['versions'] };

/** What somebody else has saved of the same since the form was opened, and where. */
export type SavedSince = { document: string; version: number; by: string | null; fields: readonly string[] };

type SetupAnswer = {
  refusal: string | null;
  field: string | null;
  others: readonly SetupProblem[];
  since: Omit<SavedSince, 'fields'> | null;
};

/** Finds the problem of a field of the form. */
export function problemAt(problems: readonly SetupProblem[], field: string): SetupProblem | undefined {
  return problems.find((problem) => problem.field === field);
}

/** What no field of the form says, and is said above it. */
export function untoldProblem(problems: readonly SetupProblem[], fields: readonly string[]): SetupProblem | undefined {
  return problems.find(({ field }) => field === null || !fields.includes(field));
}

/** What is said above the form. */
export function messageOf({ refusal }: SetupProblem): MessageKey {
  return refusalMessage(setupRefusals, refusal, 'setup.refused');
}

export function stepUrl(step: SetupStep): string {
  return officeUrlOf('shopSetup', { step });
}

/** Goes on to the next step: behind the last step the day's work begins. */
export function useNextStep(step: SetupStep): () => void {
  const [, navigate] = useLocation();
  return () => {
    const next = setupSteps[setupSteps.indexOf(step) + 1];
    if (next) navigate(stepUrl(next), { state: { isInPlace: true } });
    else navigate(officePath);
  };
}

/** `shown`: the versions that a form of documents shows; what others have saved since is not overwritten unsaid. */
export function useSetupMutation<Name extends MutationName>(operation: Name, shown: ShopSetup['versions'] = []) {
  const queryClient = useQueryClient();
  const { run } = useStaffMutation(operation);
  // It lasts until what the page shows is read anew: before that a second press would do it once more.
  const [isPending, setPending] = useState(false);
  /** All that is wrong with what was typed. */
  const [problems, setProblems] = useState<readonly SetupProblem[]>([]);

  const [versions, setVersions] = useState<FormVersions>({ read: shown, told: [] });
  const [since, setSince] = useState<SavedSince | null>(null);

  /** The next press replaces what the other has saved: the person has been told of it. */
  function tell(answer: SetupAnswer, told: NonNullable<SetupAnswer['since']>): void {
    const fields = [answer, ...answer.others].flatMap(({ field }) => field ?? []);
    setSince({ ...told, fields });
    const { document, version } = told;
    const others = versions.told.filter((each) => each.document !== document);
    setVersions({ ...versions, told: [...others, { document, version }] });
  }

  /** Whether it was saved. */
  async function save(variables: VariablesOf<Name>): Promise<boolean> {
    setPending(true);
    try {
      const result = await run(variables);
      if (!result) return false;
      const [answer] = Object.values(result) as SetupAnswer[];
      const refusal = answer?.refusal ?? null;
      setSince(null);
      if (answer?.since) {
        setProblems([]);
        tell(answer, answer.since);
        return false;
      }
      setProblems(refusal === null ? [] : [{ refusal, field: answer?.field ?? null }, ...(answer?.others ?? [])]);
      // What was made before is there, and shown.
      if (refusal === null || refusal === 'MadeBefore') await queryClient.invalidateQueries();
      const read = queryClient.getQueryData(setupQuery.queryKey)?.shopSetup.versions;
      if (refusal === null && read) setVersions({ read, told: [] });
      return refusal === null;
    } finally {
      setPending(false);
    }
  }

  return { save, isPending, problems, setProblems, versions, since };
}
