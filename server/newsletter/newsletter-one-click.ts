import { newsletterUrl } from '#src/newsletter/newsletter-address.ts';
import { oneClickPattern } from '#src/newsletter/one-click-path.ts';
import type { OneClick } from '../http/one-click-route.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { findLocaleOfToken } from './subscription-store.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

export const newsletterOneClick: OneClick<RequestContext> = {
  pattern: oneClickPattern,
  unsubscribe: unsubscribeByToken,
  async pageOf({ db, markets }, { token }) {
    return newsletterUrl((await findLocaleOfToken(db, token)) ?? markets.main, 'leave', token);
  },
};
