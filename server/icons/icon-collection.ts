// Iconify's JSON format: of the endpoint's answers, of our own icons as built, and of the public service's answers.
// https://iconify.design/docs/types/iconify-json.html
import { z } from 'zod';

const NAME_LENGTH = 64;

export const iconName = z
  .string()
  .max(NAME_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const size = z.number().finite();
const place = {
  left: size.optional(),
  top: size.optional(),
  width: size.positive().optional(),
  height: size.positive().optional(),
};

export const iconCollection = z.object({
  prefix: iconName,
  icons: z.record(iconName, z.object({ body: z.string(), ...place })),
  aliases: z.record(iconName, z.object({ parent: iconName, ...place }).loose()).optional(),
  not_found: z.array(z.string()).optional(),
  width: size.positive().optional(),
  height: size.positive().optional(),
});

export type IconCollection = z.infer<typeof iconCollection>;

/** Keyed by prefix. */
export type OwnIcons = Readonly<Record<string, IconCollection>>;

/** The named icons of a collection, and which of the names it does not have. Null when it has none of them. */
export function pickIcons(collection: IconCollection, names: string[]): IconCollection | null {
  const found = names.filter((name) => Object.hasOwn(collection.icons, name));
  if (found.length === 0) return null;
  const missing = names.filter((name) => !found.includes(name));
  const { prefix, width, height } = collection;
  return {
    prefix,
    icons: Object.fromEntries(found.map((name) => [name, collection.icons[name] ?? { body: '' }])),
    ...(missing.length > 0 ? { not_found: missing } : {}),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
  };
}
