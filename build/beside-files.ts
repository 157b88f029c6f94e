// What the server reads from beside its own file, and no bundle contains.
import { glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildMode } from './client-bundle.ts';
import { bundleIcons, readIconFiles } from './icons/icon-collections.ts';
import { type OutputFile, outputFile } from './output/write-output.ts';
import { writeTexts } from './texts-as-data.ts';

export async function readFilesBeside(root: string, mode: BuildMode): Promise<OutputFile[]> {
  const files = [readServerFiles(root), collectIcons(root), ...(mode === 'production' ? [collectTexts(root)] : [])];
  return (await Promise.all(files)).flat();
}

async function collectTexts(root: string): Promise<OutputFile[]> {
  const paths = await Array.fromAsync(glob('src/i18n/messages/**/*.ts', { cwd: root }));
  return writeTexts(
    root,
    paths.sort().map((path) => join(root, path)),
  );
}

async function readServerFiles(root: string): Promise<OutputFile[]> {
  const read = async (path: string, target: string) => outputFile(`server/${target}`, await readFile(join(root, path)));
  const readFolder = async (path: string, target: string) => {
    const names = await readdir(join(root, path)).catch(() => []);
    return Promise.all(names.map((name) => read(`${path}/${name}`, `${target}/${name}`)));
  };
  const folders = await Promise.all([
    readFolder('server/database/migrations', 'migrations'),
    readFolder('server/shop/page-templates', 'page-templates'),
    readFolder('server/papers/fonts', 'fonts'),
    readFolder('server/invoices/fa3/fa3-schemas', 'fa3-schemas'),
    readFolder('server/sandbox/ksef/ksef-schemas', 'ksef-schemas'),
    readFolder('server/demo/data', 'data'),
  ]);
  return folders.flat();
}

async function collectIcons(root: string): Promise<OutputFile[]> {
  return [outputFile('icons.json', Buffer.from(JSON.stringify(bundleIcons(await readIconFiles(root)))))];
}
