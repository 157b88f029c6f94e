// Cached pages of a shop of very many products against the same pages of one of a thousand, both as they are run.
import type { Row } from '../bench-row.ts';
import { compareRates } from '../compare-rates.ts';
import type { GrownServer } from '../growth.ts';
import { type Contestant, type LoadOptions, measureInTurns } from '../put-load.ts';

/** As fast as ever, but for what two turns of one shop differ by. */
const AT_LEAST = 0.9;

export async function measureCachedAmongMany(
  [small, huge]: readonly [GrownServer, GrownServer],
  pages: Record<'listing' | 'product', string>,
  load: LoadOptions,
): Promise<Row[]> {
  const contestants = Object.entries(pages).flatMap(([page, path]) =>
    [small, huge].map((grown): Contestant => ({ name: nameOf(page, grown), server: grown.server, path })),
  );
  const bytes = await readBytes(contestants);
  const figures = await measureInTurns(contestants, load);
  return Object.keys(pages).map((page) => {
    const [own, other] = [nameOf(page, huge), nameOf(page, small)];
    const row = compareRates(0, own, figures.get(own), figures.get(other), { than: other, atLeast: AT_LEAST });
    return { ...row, note: `${row.note}; ${bytes.get(own)} bytes against ${bytes.get(other)}` };
  });
}

/** A page that is longer takes longer to send. */
async function readBytes(contestants: readonly Contestant[]): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  for (const { name, server, path } of contestants) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
    bytes.set(name, (await answer.arrayBuffer()).byteLength);
  }
  return bytes;
}

const nameOf = (page: string, { count }: GrownServer) => `cached ${page}, ${count.toLocaleString('en')} products`;
