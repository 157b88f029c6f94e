import { writeOpeningHours } from '#src/shop/hours/opening-hours.ts';
import { hashToken, isToken } from '../http/session.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { shownCompanyAddress } from '../shop/company-address.ts';
import { createFormToken, MIN_WRITING_MS } from './contact-form-token.ts';
import { findContactDraft } from './contact-store.ts';

export const serviceResolvers: Resolvers = {
  Query: {
    async contact(_, { locale, draft: token }, { db, now, readShop }) {
      const { company } = await readShop();
      const draft = isToken(token) ? await findContactDraft(db, hashToken(token)) : null;
      // What is sent again has been written already.
      const shownAt = new Date(now().getTime() - (draft ? MIN_WRITING_MS : 0));
      return {
        phone: company.phone,
        email: company.email,
        address: shownCompanyAddress(company, locale),
        hours: writeOpeningHours(company.openingHours, locale),
        formToken: await createFormToken(db, shownAt),
        draft: draft && { ...draft.fields, refusal: draft.refusal },
      };
    },
  },
};
