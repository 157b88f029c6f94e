import type { ShopperAccountShowQuery } from '../account-operations.generated.ts';
import type { PageProps } from '../page-module.ts';

export type Account = NonNullable<ShopperAccountShowQuery['shopperAccount']['account']>;

/** What each page of an account gets. */
export type AccountPartProps = PageProps & {
  account: Account;
  /** Goes back with every form. */
  formToken: string;
};
