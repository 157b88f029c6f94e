// `make types`, second part: what developers read of every way into the shop, from the schemas that the first part is of. With
// `--check` it writes nothing and fails when a generated file is out of date.
import { chapterToMarkdown } from '#server/developers/chapter.ts';
import { developerChapters } from '#server/developers/chapters.ts';
import { writeGeneratedFiles } from './write-generated-files.ts';

await writeGeneratedFiles(
  Object.fromEntries(
    developerChapters.map((chapter) => [`server/guides/developers-${chapter.id}.md`, chapterToMarkdown(chapter)]),
  ),
);
