// A connection that prepares statements: parsing and planning one of the shop's reading queries takes the database
// several times as long as running it, so it happens once per connection and not once per request. It also survives
// breaking at any time, idle or in use.
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { isOutdatedPlan, markDriverError } from './outage.ts';

/** Longer ones are bulk writes, whose text depends on how many rows there are. */
const LONGEST_TEXT = 8_000;
/** The shop has about three hundred; lists of changing length must not fill the database's memory with more. */
const MOST_STATEMENTS = 600;
/** The driver's, which has no code. */
const NO_ANSWER = 'Query read timeout';

const PLANNED_EACH_TIME = '/* planned each time */';
/**
 * Stands in a statement whose best plan depends on its values, as that of a search for words, rare or in every row: it is
 * not prepared, so the database plans it for the values of each time, which takes it 1 to 2 ms.
 */
export const plannedEachTime = sql.raw(PLANNED_EACH_TIME);

/**
 * Is equal to one of these, in a statement that is prepared. Shown how many there are, PostgreSQL finds a plan for so few
 * cheaper than the one for any number, and so plans each time, which takes it six times as long as finding one product's card.
 */
export function anyOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`any((select ${ids}::uuid[])::uuid[])`;
}

/** What the connections of one pool call their prepared statements. */
export class StatementNames {
  // Not an LRU cache: a statement stays prepared for as long as its connection lives, so a text that was evicted and
  // came back would be prepared again beside the old one.
  private readonly names = new Map<string, string>();
  private readonly most: number;
  private given = 0;

  /** `most`: 0 where nothing may be prepared. */
  constructor(most = MOST_STATEMENTS) {
    this.most = most;
  }

  /** Undefined for a statement that is not to be prepared. */
  nameOf(text: string): string | undefined {
    const existing = this.names.get(text);
    if (existing) return existing;
    if (text.length > LONGEST_TEXT || this.names.size >= this.most) return undefined;
    if (text.includes(PLANNED_EACH_TIME)) return undefined;
    const name = `kasa_${this.given++}`;
    this.names.set(text, name);
    return name;
  }

  /** A migration changes what many statements return. One of them that bore a name of before has been heard of already. */
  forgetAll(name: string): void {
    if ([...this.names.values()].includes(name)) this.names.clear();
  }
}

export class PreparingClient extends pg.Client {
  private readonly names: StatementNames;
  private readonly onCommit: () => void;

  constructor(config?: string | pg.ClientConfig, names = new StatementNames(), onCommit = () => {}) {
    super(config);
    this.names = names;
    this.onCommit = onCommit;
    // The pool listens to idle connections only, and an error event without a listener ends the process. The holder of
    // this connection gets the error from its current query or from the next.
    this.on('error', () => undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares nine signatures of this method.
  override query(...args: any[]): any {
    const [text, values] = args;
    const name =
      args.length === 2 && typeof text === 'string' && values.length > 0 ? this.names.nameOf(text) : undefined;
    const result = name
      ? super.query({ name, text, values })
      : (super.query as (...all: unknown[]) => unknown)(...args);
    if (!(result instanceof Promise)) return result;
    if (text === 'commit') result.then(this.onCommit, () => undefined);
    return result.catch((error: Error) => {
      markDriverError(error);
      if (name && isOutdatedPlan(error)) {
        this.names.forgetAll(name);
        // Nothing of it was done. What else is in its transaction is done again by `inTransaction`.
        if (this.getTransactionStatus() === 'I') return this.query(...args);
      }
      // Whether the server ran the statement is unknown, so nothing more is sent on this connection, least of all
      // `commit`.
      if (error.message === NO_ANSWER) this.end().catch(() => undefined);
      throw error;
    });
  }

  /** Closes the connection without the protocol's goodbye, because the server may not answer any more. */
  discard(): void {
    this.connection.stream.destroy();
  }
}
