import { dateIn } from '#src/dates/local-date.ts';
import { byStaff } from '../../history/by-staff.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { removeExpected, saveExpected } from '../expected-goods.ts';
import { listExpected } from '../list-expected.ts';
import { receiveExpected } from '../receive-expected.ts';
import { shownEntry } from './enter-in-office.ts';

const MAX_NOTE_LENGTH = 500;

export const expectedGoodsResolvers: Resolvers = {
  Query: {
    async expectedGoods(_, place, context) {
      const { lines, before, after } = await list(context, place);
      return { lines, before, after };
    },
  },
  Mutation: {
    async expectGoods(_, { variantId, quantity, day, note, newId = null }, context) {
      const input = { id: null, newId, variantId, quantity, day, note: note.slice(0, MAX_NOTE_LENGTH) };
      const saved = await saveExpected({ ...context, by: byStaff(context) }, input);
      return { refusal: saved.ok ? null : saved.error.kind };
    },
    async removeExpectedGoods(_, { id }, context) {
      const removed = await removeExpected({ ...context, by: byStaff(context) }, id);
      return { refusal: removed.ok ? null : removed.error.kind };
    },
    async receiveExpectedGoods(_, { id }, context) {
      return shownEntry(await receiveExpected({ ...context, by: byStaff(context) }, id));
    },
  },
};

async function list({ db, now, markets }: OfficeContext, place: Partial<Parameters<typeof listExpected>[1]>) {
  const today = dateIn(await readTimeZone(db), now());
  return listExpected(db, { ...place, today }, markets.main);
}
