import { CliError } from '../../cli-errors.ts';
import type { CommandContext } from '../with-database.ts';

export async function unknownProduct({ db }: CommandContext, handle: string): Promise<CliError> {
  const { listNearHandles } = await import('#server/catalogue/stored/read-stored-product.ts');
  const near = await listNearHandles(db, handle);
  return new CliError({
    code: 'PRODUCT_UNKNOWN',
    title: `There is no product ${handle}.`,
    fix: near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'kasa products list lists them.',
  });
}
