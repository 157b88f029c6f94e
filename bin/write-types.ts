// `make types`: everything in the code base whose type comes from SQL or GraphQL, written from its source.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '#server/database/connect.ts';
import { writeDatabaseTypes } from '#server/database/database-types.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const database = await connectDatabase({ dataDirectory: 'memory://' });
await migrate(database.db, await readMigrations(`${root}server/database/migrations`));
await writeFile(`${root}server/database/database-schema.generated.ts`, await writeDatabaseTypes(database.db));
await database.close();
