// A connection that prepares statements: to parse and plan one of the shop's reading queries takes the database several
// times as long as to run it, so it does that once for each connection and not once for each request.
import pg from 'pg';

/** Longer ones are bulk writes, whose text depends on how many rows there are. */
const LONGEST_TEXT = 8_000;
/** The shop has about three hundred; lists of changing length must not fill the database's memory with more. */
const MOST_STATEMENTS = 600;
const FEATURE_NOT_SUPPORTED = '0A000';

const names = new Map<string, string>();
let statements = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (text.length > LONGEST_TEXT || names.size >= MOST_STATEMENTS) return undefined;
  const name = `kasa_${statements++}`;
  names.set(text, name);
  return name;
}

export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares nine signatures of this method.
  override query(...args: any[]): any {
    const [text, values] = args;
    const name = args.length === 2 && typeof text === 'string' && values.length > 0 ? nameOf(text) : undefined;
    if (!name) return (super.query as (...all: unknown[]) => unknown)(...args);
    return super.query({ name, text, values }).catch((error: unknown) => {
      // A migration changed what it returns ("cached plan must not change result type"): the next one is prepared anew.
      if (error instanceof pg.DatabaseError && error.code === FEATURE_NOT_SUPPORTED) names.delete(text);
      throw error;
    });
  }
}
