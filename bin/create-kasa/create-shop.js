// Checks what was asked, writes the folder whole or not at all, and says what comes next.
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { managerOf, shopFiles } from './shop-files.js';

const own = dirname(fileURLToPath(import.meta.url));

const help = `Usage: create-kasa [options] <folder>

Makes the folder of a web shop that runs on Kasa: kasa.config.ts, compose.yaml, a README that says what comes next, and
kasa itself, packed. The folder is new, or empty; its name is small letters, digits and dashes.

Options:
  -V, --version  output the version number
  -h, --help     display help for command

Example:
  $ npx create-kasa my-shop`;

class Refusal extends Error {
  constructor(message, fix, exitCode = 1) {
    super(message);
    this.fix = fix;
    this.exitCode = exitCode;
  }
}

/** `userAgent`: how the package manager that runs this calls itself. Exit code 0: done; 1: it failed; 2: wrong usage. */
export async function createKasa(args, userAgent) {
  try {
    const { version } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8'));
    const { values, positionals } = readArguments(args);
    if (values.help) console.log(help);
    else if (values.version) console.log(version);
    else console.log(await createShop(positionals, version, managerOf(userAgent)));
    return 0;
  } catch (error) {
    const { message, fix, exitCode } = error instanceof Refusal ? error : explain(error);
    console.error(`create-kasa: ${message}\n      ${fix}`);
    return exitCode;
  }
}

function readArguments(args) {
  const boolean = (short) => ({ type: 'boolean', short });
  try {
    return parseArgs({ args, allowPositionals: true, options: { help: boolean('h'), version: boolean('V') } });
  } catch (error) {
    throw new Refusal(error.message.split('. ')[0], 'Run with --help for the options and an example.', 2);
  }
}

async function createShop(positionals, version, manager) {
  const [asked] = positionals;
  if (asked === undefined || positionals.length > 1) {
    const found = positionals.length > 1 ? `${positionals.length} folders were named` : 'no folder was named';
    throw new Refusal(`${found}.`, 'Name one: npx create-kasa my-shop', 2);
  }
  const folder = resolve(asked);
  const name = basename(folder);
  requireName(name);
  const packed = `kasa-${version}.tgz`;
  await requirePacked(packed);
  await requireEmpty(folder);
  const compose = await readFile(join(own, 'compose.yaml'), 'utf8');
  await writeWhole(folder, shopFiles({ name, packed, compose, manager }), packed);
  const { install, run } = manager;
  const first = relative('.', folder) === '' ? install : `cd ${relative('.', folder)} && ${install}`;
  return [`${name} is made. Next`, `  ${first}`, `  ${run} init --country PL`, `  ${run} serve`].join('\n');
}

/** The name of the folder is that of its package, and of its containers. */
function requireName(name) {
  if (/^[a-z0-9][a-z0-9-]{0,62}$/.test(name) && name !== 'kasa') return;
  throw new Refusal(
    name === 'kasa'
      ? 'a shop cannot be called kasa: that is the package which it uses.'
      : `${JSON.stringify(name)} cannot be the name of a shop's folder.`,
    'Take small letters, digits and dashes, with a letter or digit first: npx create-kasa my-shop',
  );
}

async function requirePacked(packed) {
  const isThere = await access(join(own, packed)).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  throw new Refusal(`there is no ${packed} in ${own}.`, "Pack it first: `make pack` in Kasa's repository.");
}

/** Absent, or with nothing in it but a repository. */
async function requireEmpty(folder) {
  const found = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const others = found.filter((name) => name !== '.git');
  if (others.length === 0) return;
  throw new Refusal(`${folder} is not empty: ${others.slice(0, 3).join(', ')}.`, 'Name a new folder.');
}

/** What fails leaves nothing behind that was not there before. */
async function writeWhole(folder, files, packed) {
  const made = await mkdir(folder, { recursive: true });
  const written = [];
  try {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      await writeFile(path, text, { flag: 'wx' });
      written.push(path);
    }
    const path = join(folder, packed);
    // A copy that breaks off leaves half a file.
    written.push(path);
    await copyFile(join(own, packed), path, constants.COPYFILE_EXCL);
  } catch (error) {
    for (const path of made ? [made] : written) await rm(path, { recursive: true, force: true });
    throw error;
  }
}

function explain(error) {
  const { code, path, dest } = error;
  const place = dest ?? path;
  const fix = {
    EACCES: 'Name a folder that you may write, or change its rights.',
    EPERM: 'Name a folder that you may write, or change its rights.',
    EROFS: 'Name a folder on a disk that can be written.',
    ENOSPC: 'Free space there (`df -h` shows how full disks are), and run it again.',
    EDQUOT: 'Free space there (`df -h` shows how full disks are), and run it again.',
    ENOTDIR: 'Name a new folder.',
    EEXIST: 'Name a new folder.',
    ENAMETOOLONG: 'Name a shorter one.',
  }[code];
  if (!fix) throw error;
  const isFile = code === 'ENOTDIR' || code === 'EEXIST';
  return {
    message: isFile ? `${place} is, or lies in, a file.` : `${place} cannot be written (${code}).`,
    fix: `Nothing was written. ${fix}`,
    exitCode: 1,
  };
}
