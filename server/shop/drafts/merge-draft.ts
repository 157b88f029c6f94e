// A draft over what was published since it was begun: what only one side has changed is taken from it, and what both have
// changed is named. Lists are one value: nobody can say what "the second block" is after both have moved it.
import { ok, type Result, refuse } from '#src/result.ts';
import { type Collision, mergeFields } from '#src/ui/record-editor/merge-fields.ts';
import type { Fields, TargetVersion } from './draft-target.ts';
import type { ChangedSince } from './settings-draft-store.ts';

type Versions = { base: TargetVersion | null; draft: Fields; current: TargetVersion | null };

export function mergeDraft({ base, draft, current }: Versions): Result<Fields, ChangedSince | { kind: 'GoneSince' }> {
  if (!current?.data) return base?.data ? refuse({ kind: 'GoneSince' }) : ok(draft);
  const versions = { base: base?.data ?? {}, mine: draft, theirs: current.data };
  const { form, collisions } = mergeFields<Fields>(versions);
  if (collisions.length === 0) return ok(form);
  const paths = collisions.flatMap(pathsOf);
  const { changedBy, changedAt } = current;
  return refuse({ kind: 'ChangedSince', paths, changedBy, changedAt: changedAt.toISOString() });
}

function pathsOf({ at, names }: Collision): string[] {
  return names.map((name) => [...at, name].join('.'));
}
