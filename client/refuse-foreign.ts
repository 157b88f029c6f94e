import type { AppProps } from '#src/app.tsx';
import { assertOwnPage } from '#src/own-address.ts';
import { reportError } from './report-errors.ts';

type AroundNavigation = NonNullable<AppProps['aroundNavigation']>;

/**
 * The router is for our own pages: any other address throws in the calling code, is reported, and is shown as an error.
 */
export function refuseForeign(tell: (error: Error) => void, go: AroundNavigation): AroundNavigation {
  return (navigate, to, options) => {
    try {
      assertOwnPage(to);
    } catch (error) {
      reportError(error);
      tell(error as Error);
      throw error;
    }
    go(navigate, to, options);
  };
}
