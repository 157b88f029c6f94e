// Imports a generated catalogue into DATABASE_URL, in a process of its own, and says how long it took and how its
// memory went: `import-generated.ts COUNT`.
import { connectDatabase } from '#server/database/connect.ts';
import { loadCatalogue } from './load-catalogue.ts';

export type ImportFigures = {
  importMs: number;
  /** Resident megabytes at most, in the first and in the second half of the time. */
  firstHalfMb: number;
  secondHalfMb: number;
};

const SAMPLE_EVERY_MS = 100;
const SEED = 7;

const { db, close } = await connectDatabase({ url: process.env.DATABASE_URL, dataDirectory: '' });
const samples: number[] = [];
const timer = setInterval(() => samples.push(process.memoryUsage.rss() / 1e6), SAMPLE_EVERY_MS);
const { importMs } = await loadCatalogue(db, { count: Number(process.argv[2]), seed: SEED });
clearInterval(timer);
await close();
const middle = samples.length >> 1;
const figures: ImportFigures = {
  importMs,
  firstHalfMb: Math.max(...samples.slice(0, middle)),
  secondHalfMb: Math.max(...samples.slice(middle)),
};
console.log(JSON.stringify(figures));
