// The home page in its editor: a draft is saved, and published by a press or at its time.
import type { EditedHome } from './home-form.ts';
import { useHomeDiscarding, useHomePublishing } from './use-home-publishing.ts';
import { useHomeRecord } from './use-home-record.ts';

export function useHomeEditor(shown: EditedHome) {
  const editor = useHomeRecord(shown);
  const { publish, isPublishing } = useHomePublishing(editor);
  const discardDraft = useHomeDiscarding(editor);
  return { ...editor, publish, discardDraft, isPublishing };
}

export type HomeEditor = ReturnType<typeof useHomeEditor>;
