import { Cache } from '../memory/cache.ts';

/** Of each header. With the longest ones that are cached, a megabyte. */
const MOST_HEADERS = 1_000;
/** Cookies of others' scripts make a header as long as they like; ours are a tenth of it. */
const LONGEST_HEADER = 1_000;

/** Browsers send the same header with every request: what it was read as is cached. */
export function cacheByHeader<Read>(read: (header: string) => Read): (header: string) => Read {
  const answers = new Cache<{ read: Read }>({ max: MOST_HEADERS });
  return (header) => {
    const cached = answers.get(header);
    if (cached) return cached.read;
    if (header.length > LONGEST_HEADER) return read(header);
    const answer = read(header);
    answers.set(header, { read: answer });
    return answer;
  };
}
