import { inTransaction } from '../../database/transaction.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { endSessions } from '../session-store.ts';
import { signIn } from '../sign-in.ts';

export const staffResolvers: Resolvers = {
  Query: {
    managedShop: (_parent, _arguments, { shopName }) => ({ name: shopName }),
    signedInStaff: (_parent, _arguments, { staff }) =>
      staff && { ...staff, id: String(staff.id), permissions: [...staff.permissions] },
  },
  Mutation: {
    async signIn(_parent, credentials, context) {
      const signedIn = await signIn(context, credentials);
      if (!signedIn.ok) return { refusal: signedIn.error.kind };
      context.session.keep(signedIn.value);
      return { refusal: null };
    },
    async signOut(_parent, _arguments, context) {
      await signOut(context);
      return true;
    },
  },
};

async function signOut({ db, staff, session, audit }: OfficeContext): Promise<void> {
  const { id } = session;
  if (staff && id !== null) {
    await inTransaction(db, async (tx) => {
      await endSessions(tx, staff.id, { id });
      await audit(tx, { kind: 'signOut', subject: 'session' });
    });
  }
  session.forget();
}
