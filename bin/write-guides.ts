// `make types`, second part: what developers read of every way into the shop, from the schemas that the first part is of, and
// the containers of a shop that `create-kasa` makes. With `--check` it writes nothing and fails when a generated file is out
// of date.
import { readFileSync } from 'node:fs';
import { chapterToMarkdown } from '#server/developers/chapter.ts';
import { developerChapters } from '#server/developers/chapters.ts';
import { composeOfShop } from './compose-of-shop.ts';
import { writeGeneratedFiles } from './write-generated-files.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

await writeGeneratedFiles({
  ...Object.fromEntries(
    developerChapters.map((chapter) => [`server/guides/developers-${chapter.id}.md`, chapterToMarkdown(chapter)]),
  ),
  'bin/create-kasa/compose.yaml': composeOfShop(read('compose.yaml'), read('Dockerfile')),
});
