// A copy of a product is made once: the key of the press is kept in the tab until its answer is here, so that a press after a
// reload leads to the copy which the one before has made. Loaded with the press.
import type { ResultOf, VariablesOf } from '../../../graphql-client.ts';
import { keptRecordId } from '../../../ui/record-editor/kept-record-id.ts';
import { forgetTyping } from '../../../ui/typing/kept-typing.ts';

type Copy = (variables: VariablesOf<'ProductsDuplicate'>) => Promise<ResultOf<'ProductsDuplicate'>>;

/** The id of the copy; null: there is none. */
export async function duplicateOnce(copy: Copy, id: string, staffId: string): Promise<string | null> {
  const key = { staffId, name: `duplicate ${id}` };
  const { duplicateProduct: made } = await copy({ id, newId: keptRecordId(key) });
  forgetTyping(key);
  return made.id;
}
