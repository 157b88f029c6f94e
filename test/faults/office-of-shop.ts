// An owner who presses in the office of a shop that may be killed.
import type { MutationName, VariablesOf } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import type { KillableShop } from './killable-shop.ts';

/** Answers with the refusal of each press; null: there was none. Rejects when the shop does not answer. */
export async function officeOf({ db, origin }: KillableShop) {
  const { cookie } = await signedInStaff(db, 'owner', { isSteppedUp: true });
  return async <Name extends MutationName>(name: Name, variables: VariablesOf<Name>): Promise<string | null> => {
    const answer = await fetch(origin + officeApi.mutationUrl(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(variables),
    });
    const { data, error } = (await answer.json()) as {
      data?: Record<string, { refusal?: string | null } | null>;
      error?: { code: string };
    };
    return error?.code ?? Object.values(data ?? {})[0]?.refusal ?? null;
  };
}
