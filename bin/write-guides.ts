// `make types`, second part: what developers read of every way into the shop, from the schemas that the first part is of. With
// `--check` it writes nothing and fails when a generated file is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chapterToMarkdown } from '#server/developers/chapter.ts';
import { developerChapters } from '#server/developers/chapters.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = Object.fromEntries(
  developerChapters.map((chapter) => [`server/guides/developers-${chapter.id}.md`, chapterToMarkdown(chapter)]),
);

const stale: string[] = [];
for (const [path, content] of Object.entries(files)) {
  if ((await readFile(root + path, 'utf8').catch(() => '')) === content) continue;
  stale.push(path);
  if (!process.argv.includes('--check')) await writeFile(root + path, content);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`Not up to date: ${stale.join(', ')}. Run \`make types\` and commit the result.`);
  process.exitCode = 1;
}
