// How much a process grows while it writes a file and sends it, for five minutes at most.
import { failedRow, type Row } from '../bench-row.ts';
import type { PinnedProcess } from '../pinned-process.ts';

const MB_AT_MOST = 150;
const SAMPLE_EVERY_MS = 50;
/** Whoever sends a part at a time has by then sent thousands of them. */
const READ_AT_MOST_MS = 300_000;

type Streamed = {
  /** What the file is of. */
  what: string;
  path: string;
  headers?: Record<string, string>;
};

export async function measureStreamed(server: PinnedProcess, { what: file, path, headers }: Streamed): Promise<Row> {
  const what = `${file}: memory of the process above its start`;
  const before = server.residentMemory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, server.residentMemory());
  }, SAMPLE_EVERY_MS);
  const startedAt = performance.now();
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      redirect: 'error',
      ...(headers && { headers }),
    });
    if (!answer.ok || !answer.body) throw new Error(`${path} was answered ${answer.status}`);
    let bytes = 0;
    let isWhole = true;
    for await (const part of answer.body) {
      bytes += part.byteLength;
      isWhole = performance.now() - startedAt < READ_AT_MOST_MS;
      if (!isWhole) break;
    }
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const end = isWhole ? '' : ', and not to its end';
    const note = `${Math.round(bytes / 1e3)} kB in ${seconds} s${end}; ${Math.round(before)} MB before`;
    return { ...{ target: 0, what, figure: most - before, unit: 'MB' }, limit: { atMost: MB_AT_MOST }, note };
  } catch (error) {
    return failedRow(0, what, error);
  } finally {
    clearInterval(timer);
  }
}
