// The shop's own icon collections, one SVG file per icon, in Iconify's format for the server.
import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BuildError } from '../build-error.ts';

export const iconCollections = ['payments', 'carriers', 'certificates', 'stores', 'pl-banks'] as const;

/** The SVG files lie here as `<collection>/<name>.svg`. */
export const iconsFolder = 'server/icons/collections';

/** They stand in the order of their paths; `file` is relative to the repository. */
export type IconFile = { collection: string; name: string; file: string; svg: string };

/** The part of Iconify's JSON that we use: https://iconify.design/docs/types/iconify-json.html */
export type IconCollection = {
  prefix: string;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  /** The default for icons without their own. */
  width: number;
  height: number;
};

export async function readIconFiles(root: string): Promise<IconFile[]> {
  const files = (await Array.fromAsync(glob(`${iconsFolder}/*/*.svg`, { cwd: root }))).sort();
  return Promise.all(
    files.map(async (file) => ({
      collection: basename(dirname(file)),
      name: basename(file, '.svg'),
      file,
      svg: await readFile(join(root, file), 'utf8'),
    })),
  );
}

/** Throws a `BuildError` for a file without a `viewBox` from 0 0: its body could not be positioned. */
export function bundleIcons(files: IconFile[]): Record<string, IconCollection> {
  const byCollection = Map.groupBy(files, ({ collection }) => collection);
  return Object.fromEntries([...byCollection].map(([prefix, icons]) => [prefix, bundleCollection(prefix, icons)]));
}

function bundleCollection(prefix: string, files: IconFile[]): IconCollection {
  const icons = files.map((icon) => ({ name: icon.name, ...takeApart(icon) }));
  const { width = 16, height = 16 } = icons[0] ?? {};
  return {
    prefix,
    icons: Object.fromEntries(
      icons.map(({ name, body, ...size }) => [
        name,
        { body, ...(size.width === width ? {} : size), ...(size.height === height ? {} : size) },
      ]),
    ),
    width,
    height,
  };
}

const wholeSvg = /^\s*<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>([\s\S]*)<\/svg>\s*$/;

function takeApart({ file, svg }: IconFile): { body: string; width: number; height: number } {
  const [, width, height, body] = wholeSvg.exec(svg) ?? [];
  if (body === undefined) {
    throw new BuildError({
      code: 'ICON_WITHOUT_VIEW_BOX',
      title: `${file} is no <svg> with viewBox="0 0 WIDTH HEIGHT".`,
      fix: 'Add it, with the size of the drawing. `kasa check-icons` looks for this and more.',
    });
  }
  return { body, width: Number(width), height: Number(height) };
}
