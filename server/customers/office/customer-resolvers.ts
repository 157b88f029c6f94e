import { customerFilters } from '#src/customers/office/customer-filters.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inTransaction } from '../../database/transaction.ts';
import { showListed } from '../../orders/office/show-listed.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readShop } from '../../shop/read-settings.ts';
import { addCustomerEmail, noteCustomer } from '../change-customer.ts';
import { erasePerson } from '../erase-person.ts';
import { exportPerson } from '../export-person.ts';
import { listCustomers } from '../list-customers.ts';
import { findPerson } from '../person.ts';
import { readCustomer } from '../read-customer.ts';
import { writePersonFiles } from '../write-person-files.ts';

export const customerResolvers: Resolvers = {
  Query: {
    async customers(_, { filters, before, after }, { db, now }) {
      const options = { filters: customerFilters.readInput(filters), before, after, now: now() };
      const { customers, ...page } = await listCustomers(db, options);
      return {
        ...page,
        customers: customers.map(({ lastOrderAt, ...row }) => ({ ...row, lastOrderAt: lastOrderAt.toISOString() })),
      };
    },
    async customer(_, { id }, context) {
      const found = await readCustomer(context.db, id, context.now());
      if (!found) return null;
      const locale = localeOf(context);
      const { country, firstOrderAt, orders, returns, notes, mails, ...customer } = found;
      const isoAt = <Row extends { at: Date }>(row: Row) => ({ ...row, at: row.at.toISOString() });
      return {
        ...customer,
        countryName: country && countryName(locale, country),
        firstOrderAt: firstOrderAt.toISOString(),
        orders: orders.map((order) => showListed(order, { ...context, locale })),
        returns: returns.map(isoAt),
        notes: notes.map(isoAt),
        mails: mails.map(isoAt),
      };
    },
  },
  Mutation: {
    async noteCustomer(_, { id, text, newId = null }, context) {
      const noted = await noteCustomer(context, { id, text, newId });
      return { refusal: noted.ok ? null : noted.error.kind };
    },
    async addCustomerEmail(_, given, context) {
      const added = await addCustomerEmail(context, given);
      return { refusal: added.ok ? null : added.error.kind };
    },
    async exportCustomer(_, { id }, { db, now, audit }) {
      return inTransaction(db, async (tx) => {
        const person = await findPerson(tx, id);
        const exported = person && (await exportPerson(tx, person, now()));
        if (!exported) return [];
        await audit(tx, { kind: 'customer.exported', subject: id });
        const { identity, timeZone } = await readShop(tx);
        return writePersonFiles(exported, { name: identity.name, timeZone });
      });
    },
    async eraseCustomer(_, { id, reason }, context) {
      const erased = await erasePerson({ ...context, reason }, (tx) => findPerson(tx, id));
      if (erased.ok) return { refusal: null, ...erased.value };
      return { refusal: erased.error.kind, orders: 0, retained: [], stripePayments: [] };
    },
  },
};

function localeOf({ staff, markets }: OfficeContext): Locale {
  return staff?.locale ?? markets.main;
}
