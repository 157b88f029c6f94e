// Serves the uncached bench only: what was read once is read from memory from then on, as whole answers of operations
// or as the rows of single statements, so that a page's own cost can be told from that of its data.
import pg from 'pg';

/**
 * What is in memory: `operations` answers, `rows` of statements, `products` as the shop itself caches them, or
 * `nothing` of single products.
 */
export type Memory = 'operations' | 'rows' | 'products' | 'nothing';

const answers = new Map<string, unknown>();
const rows = new Map<string, unknown>();
let memory: Memory = 'nothing';

/** Statements sent, and how often one had to wait until those before it were answered. */
export const statementCount = { statements: 0, rounds: 0 };
let inFlight = 0;

export function setMemory(kind: Memory): void {
  memory = kind;
}

export function currentMemory(): Memory {
  return memory;
}

export async function cacheAnswer<T>(key: string, ask: () => Promise<T>): Promise<T> {
  if (memory !== 'operations') return ask();
  if (!answers.has(key)) answers.set(key, await ask());
  return answers.get(key) as T;
}

/** Puts the memory, and the count, in front of every connection of this process. */
export function cacheRows(): void {
  type Query = (...args: unknown[]) => unknown;
  // The types of pg leave this method out.
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const key = JSON.stringify(args);
    if (memory === 'rows' && rows.has(key)) return Promise.resolve(rows.get(key));
    statementCount.statements++;
    if (inFlight++ === 0) statementCount.rounds++;
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) {
      inFlight--;
      return answer;
    }
    return answer
      .finally(() => {
        inFlight--;
      })
      .then((result) => {
        if (memory === 'rows') rows.set(key, result);
        return result;
      });
  };
}
