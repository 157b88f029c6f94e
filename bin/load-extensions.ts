// `kasa.config.ts` of the folder in which a command was started. Without the file none of the code for it is loaded.
import { existsSync } from 'node:fs';
import type { Extensions } from '#server/extensions/load-kasa-config.ts';

/** Throws `ExplainedError`. */
export async function loadExtensions(): Promise<Extensions | undefined> {
  if (!existsSync('kasa.config.ts')) return undefined;
  const { loadKasaConfig } = await import('#server/extensions/load-kasa-config.ts');
  return loadKasaConfig(process.cwd(), process.env);
}
