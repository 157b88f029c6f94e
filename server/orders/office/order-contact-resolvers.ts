import type { PostalAddress } from '#src/countries/postal-address.ts';
import { KasaError } from '#src/errors.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { searchPickupPoints } from '../../shipping/search-pickup-points.ts';
import { pointsOfMethod } from '../../shipping/tariffs.ts';
import { changeOrderContact } from './change-order-contact.ts';
import { editNote, MAX_NOTE_LENGTH, noteOrder, removeNote } from './note-order.ts';

const MAX_SEARCH_LENGTH = 100;

export const orderContactResolvers: Resolvers = {
  Query: {
    async pointsForOrder(_, { number, search }, { db, delivery }) {
      const order = await db
        .selectFrom('orders')
        .select(['address', 'shipping_method as method'])
        .where('number', '=', number)
        .executeTakeFirst();
      if (!order) return [];
      const { country, postalCode } = order.address as PostalAddress;
      const scope = { country, ...pointsOfMethod(delivery, order.method) };
      const wanted = search.trim().slice(0, MAX_SEARCH_LENGTH);
      const { points } = await searchPickupPoints(db, { ...scope, search: wanted, near: postalCode });
      return points.map(({ id, name, street, postalCode: code, city }) => ({
        id,
        text: `${id} ${name}, ${street}, ${code} ${city}`,
      }));
    },
  },
  Mutation: {
    async changeOrderContact(_, change, context) {
      const result = await changeOrderContact(context, change);
      if (result.ok) return { refusal: null, version: result.value.version, problems: [] };
      const problems = result.error.kind === 'InvalidFields' ? result.error.fields : [];
      return {
        refusal: result.error.kind,
        by: result.error.kind === 'OrderChanged' ? result.error.by : null,
        problems: problems.map(({ name, problem }) => ({ field: name, problem })),
      };
    },
    async noteOrder(_, { number, text, newId = null }, context) {
      const result = await noteOrder(context, { number, text: readNote(text), newId });
      return { refusal: result.ok ? null : result.error.kind };
    },
    async editOrderNote(_, { id, text }, context) {
      const result = await editNote(context, { id, text: readNote(text) });
      return { refusal: result.ok ? null : result.error.kind };
    },
    async removeOrderNote(_, { id }, context) {
      const result = await removeNote(context, id);
      return { refusal: result.ok ? null : result.error.kind };
    },
  },
};

function readNote(text: string): string {
  const note = text.trim();
  if (note === '' || note.length > MAX_NOTE_LENGTH) {
    throw new KasaError('BAD_REQUEST', `A note has 1 to ${MAX_NOTE_LENGTH} characters.`);
  }
  return note;
}
