import { fileURLToPath } from 'node:url';

/** The folder of the SQL files; the build copies it beside the bundled server. */
export const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));
