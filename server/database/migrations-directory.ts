import { fileURLToPath } from 'node:url';

/** Where the SQL files lie; the bundled server carries a copy beside itself. */
export const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));
