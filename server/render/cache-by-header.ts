import { Cache } from '../memory/cache.ts';

/** Entries per header: at the greatest length that is cached, a megabyte. */
const MOST_HEADERS = 1_000;
/** Third-party scripts' cookies can make a header of any length; ours take a tenth of this. */
const LONGEST_HEADER = 1_000;

/** Browsers send the same header with every request, so its parsed value is cached. */
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
