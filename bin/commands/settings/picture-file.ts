// A logo or an icon from a file, as the document `identity` holds it.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { CliError } from '../../cli-errors.ts';
import { statInputFile } from '../input-file.ts';

/** An SVG as it is, a PNG as `data:image/png;base64,…`. */
export async function readPictureFile(file: string): Promise<string> {
  await statInputFile(file);
  const kind = extname(file).toLowerCase();
  if (kind === '.svg') return readFile(file, 'utf8');
  if (kind === '.png') return `data:image/png;base64,${await readFile(file, 'base64')}`;
  throw new CliError({
    code: 'PICTURE_UNKNOWN',
    title: `${file} is neither an SVG nor a PNG.`,
    fix: 'Export the logo as one of them: an SVG stays sharp, and may follow the colours of the theme.',
  });
}
