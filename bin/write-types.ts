// `make types`: generates all types that derive from SQL or GraphQL, and the tables that derive from the office's pages. With `--check` it writes nothing and fails when a
// generated file is out of date. With `--without-database` it leaves out what derives from SQL, which takes a database.
import { chmod, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { banner, generateOperations, listSources } from '#build/graphql-operations.ts';
import { accessTable, listAccess } from '#build/operation-access.ts';
import { writePageTables } from '#build/staff-page-tables.ts';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { writeDatabaseTypes } from '#server/database/database-types.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { officeSchemaText } from '#server/graphql/office-schema.ts';
import { schemaText } from '#server/graphql/schema-text.ts';
import { orderActionDocuments } from '#server/order-actions/office/registered-actions.ts';
import { manyOrdersDocuments } from '#server/order-list/office/many-operations.ts';
import { officePath } from '#src/office-addresses.ts';
import { listedMethods, paymentMethods } from '#src/payments/methods/payment-methods.ts';
import { permissions } from '#src/staff/permissions.ts';
import { staffPages } from '#src/surfaces/office/staff-pages.ts';
import { writeGeneratedFiles } from './write-generated-files.ts';

/** Spelled out, because the registry itself stands to the right of what is generated. */
const methodType = (names: readonly string[]) =>
  [...names.map((name) => `'${name}'`), `\`own_\${string}\``].join(' | ');

const root = fileURLToPath(new URL('..', import.meta.url));

const documents = (await Array.fromAsync(glob(`${root}src/**/*.graphql`))).sort();
// The account's documents are left out of the table that every page of the shop carries.
const isOfAccount = (path: string) => path.startsWith(`${root}src/shopper-accounts/`);
const isOfOffice = (path: string) => path.includes('/office/');
// What stands there knows neither surface: fragments of types that both have.
const isOfBoth = (path: string) => path.startsWith(`${root}src/countries/`);
const shoppers = {
  schemaText,
  contextType: 'RequestContext',
  scalars: { PaymentMethod: methodType(paymentMethods), ListedMethod: methodType(listedMethods) },
};
const storefront = await generateOperations({
  ...shoppers,
  texts: await listSources(
    root,
    documents.filter((path) => !isOfOffice(path) && !isOfAccount(path)),
  ),
});
const account = await generateOperations({
  ...shoppers,
  texts: await listSources(root, documents.filter(isOfAccount)),
});
const officeTexts = [
  ...(await listSources(
    root,
    documents.filter((path) => isOfOffice(path) || isOfBoth(path)),
  )),
  ...orderActionDocuments,
  ...manyOrdersDocuments,
];
const office = await generateOperations({
  schemaText: officeSchemaText,
  texts: officeTexts,
  contextType: 'OfficeContext',
});
const pageFiles = await Array.fromAsync(glob('src/**/office/*-page.tsx', { cwd: root }));
const officeAccess = listAccess(officeSchemaText, officeTexts, permissions);

const files = {
  ...(process.argv.includes('--without-database') ? {} : await deriveFromDatabase()),
  'server/schema/resolver-types.generated.ts': storefront.resolvers,
  'server/graphql/documents.generated.ts': storefront.documents,
  'src/operations.generated.ts': storefront.operations,
  'server/graphql/account-documents.generated.ts': account.documents,
  'src/account-operations.generated.ts': account.operations,
  'server/schema/office-resolver-types.generated.ts': office.resolvers,
  'server/graphql/office-documents.generated.ts': office.documents,
  'server/graphql/office-access.generated.ts': `${banner}${accessTable(officeAccess)}`,
  'src/office-operations.generated.ts': office.operations,
  ...writePageTables({ pages: staffPages, basePath: officePath, files: pageFiles }),
};

await writeGeneratedFiles(files);

async function deriveFromDatabase(): Promise<Record<string, string>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kasa-types-'));
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(dataDirectory, 0o711);
  const database = await connectDatabase({ dataDirectory });
  await migrate(database.db, await readMigrations(migrationsDirectory));
  const types = await writeDatabaseTypes(database.db);
  await database.close();
  await rm(dataDirectory, { recursive: true });
  return { 'server/database/database-schema.generated.ts': types };
}
