import { randomBytes } from 'node:crypto';

const RANDOM_DIGITS = 11;
const RANDOM_BYTES_AT_ONCE = 2_048;

/**
 * Makes ids that sort in the order in which they were made (UUID version 7, RFC 9562): the products of one import
 * share their creation time, and lists that fall back to the id then keep the order of the file.
 */
export function createRowIds(now: Date): () => string {
  const time = now.getTime().toString(16).padStart(12, '0');
  let count = 0;
  let random = '';
  return () => {
    // One question for many: each costs more than the rest of an id.
    if (random.length < RANDOM_DIGITS) random = randomBytes(RANDOM_BYTES_AT_ONCE).toString('hex');
    const digits = random.slice(-RANDOM_DIGITS);
    random = random.slice(0, -RANDOM_DIGITS);
    const counter = (count++).toString(16).padStart(7, '0');
    const tail = counter.slice(6) + digits;
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.slice(0, 3)}-8${counter.slice(3, 6)}-${tail}`;
  };
}
