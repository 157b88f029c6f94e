// The examples of the guides, which are tested as they are printed.
import { readFile } from 'node:fs/promises';

/** The guide's only TypeScript example that begins with this file's name and holds this text. */
export async function guideExample(guide: string, file: string, text: string): Promise<string> {
  const markdown = await readFile(new URL(`../../../server/guides/${guide}`, import.meta.url), 'utf8');
  const found = [...markdown.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].filter(
    ([, name, code]) => name === file && code?.includes(text),
  );
  if (found.length !== 1) throw new Error(`${guide} has ${found.length} examples of ${file} with ${text}`);
  return found[0]?.[2] ?? '';
}
