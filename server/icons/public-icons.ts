// Icons of the public Iconify service, asked for by the server so that the browser need not leave our origin. A
// visitor's request decides only which names of a few collections are requested.
import { KasaError } from '#src/errors.ts';
import { Cache } from '../memory/cache.ts';
import { type IconCollection, iconCollection, pickIcons } from './icon-collection.ts';
import { sanitiseIconBody } from './sanitise-icon.ts';

export const PUBLIC_TIMEOUT_MS = 1_500;
export const PUBLIC_LIMIT_BYTES = 1_048_576;
export const CACHE_LIMIT_CHARACTERS = 2_000_000;
/** A visitor who requests random names must not make us flood the service. */
const MAX_REQUESTS = 4;

export const iconifyOrigin = 'https://api.iconify.design';
/** The collections that our own marks come from, and that a shop's additions will most likely come from. */
const allowedPrefixes = ['logos', 'simple-icons'];

export type PublicIcons = {
  /**
   * `names` are sorted. Null when there are no such icons; throws SERVICE_UNAVAILABLE when the service cannot be asked.
   */
  find(prefix: string, names: string[]): Promise<IconCollection | null>;
};

/** Meant for a shop that does not use the public service. */
export const noPublicIcons: PublicIcons = { find: async () => null };

export function createPublicIcons({ origin = iconifyOrigin, prefixes = allowedPrefixes } = {}): PublicIcons {
  const cache = new Cache<string>({
    maxSize: CACHE_LIMIT_CHARACTERS,
    sizeOf: (text, key) => key.length + text.length,
  });
  let running = 0;

  return {
    async find(prefix, names) {
      if (!prefixes.includes(prefix)) return null;
      const url = new URL(`/${prefix}.json`, origin);
      url.searchParams.set('icons', names.join(','));
      const key = url.search + prefix;
      const cached = cache.get(key);
      if (cached !== undefined) return JSON.parse(cached) as IconCollection;
      if (running >= MAX_REQUESTS) throw unavailable('too many questions at once');
      running++;
      try {
        const answer = await fetchIcons(url, prefix, names);
        // What is missing today may be there tomorrow.
        if (answer && !answer.not_found) cache.set(key, JSON.stringify(answer));
        return answer;
      } finally {
        running--;
      }
    },
  };
}

async function fetchIcons(url: URL, prefix: string, names: string[]): Promise<IconCollection | null> {
  const text = await fetchText(url).catch((error: Error) => {
    throw error instanceof KasaError ? error : unavailable(error.message);
  });
  if (text === null) return null;
  const parsed = iconCollection.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.prefix !== prefix) throw unavailable('not the collection that was asked for');
  return clean(parsed.data, names);
}

/** Null for a 404. */
async function fetchText(url: URL): Promise<string | null> {
  const signal = AbortSignal.timeout(PUBLIC_TIMEOUT_MS);
  const answer = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json' } });
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw unavailable(`status ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the request.
    if (bytes > PUBLIC_LIMIT_BYTES) throw unavailable('an answer over the limit');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Takes only the requested icons, reduced to shapes. */
function clean(collection: IconCollection, names: string[]): IconCollection | null {
  const { icons, aliases = {}, width, height } = collection;
  const flat = { ...icons };
  for (const [name, { parent, rotate, hFlip, vFlip, ...place }] of Object.entries(aliases)) {
    const original = icons[parent];
    // None of the allowed collections has rotated aliases; showing one unrotated would show another icon.
    const isTurned = rotate || hFlip || vFlip;
    if (original && !isTurned && !Object.hasOwn(flat, name)) flat[name] = { ...original, ...place };
  }
  const harmless = Object.entries(flat).map(([name, icon]) => [name, { ...icon, body: sanitiseIconBody(icon.body) }]);
  const cleaned = { prefix: collection.prefix, icons: Object.fromEntries(harmless), width, height };
  return pickIcons(cleaned, names);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unavailable(reason: string): KasaError {
  return new KasaError('SERVICE_UNAVAILABLE', `The public icon service cannot be asked: ${reason}.`);
}
