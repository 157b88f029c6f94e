import { operationQuery } from '../../query-client.ts';
import type { StoredBlock } from '../../shop/blocks/blocks.ts';
import { namedIn } from '../../shop/blocks/named-things.ts';

/** What the blocks may name, and what there is of what they name. */
export function blockChoicesQuery(blocks: readonly StoredBlock[]) {
  return operationQuery('ContentsBlockChoices', namedIn(blocks));
}
