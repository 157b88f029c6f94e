// A language begins as English under another name: every file that is found by its language's code, and the two lines in
// which languages are listed. What it needs beyond files is in server/guides/adding-a-language.md.
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isLocale } from '#src/i18n/locales.ts';
import { CliError } from '../../cli-errors.ts';
import { changeOnce } from './change-once.ts';
import { requireRepository } from './own-repository.ts';
import { type Added, writeAdded } from './write-added.ts';

const messages = 'src/i18n/messages';
const list = 'src/i18n/locales.ts';
const presets = 'src/shop/market-presets.ts';

/** Throws `CliError`. */
export async function addLanguage(code: string): Promise<Added> {
  const root = requireRepository('language');
  requireLanguage(code);
  const region = new Intl.Locale(code).maximize().region ?? '';
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const [groups, locales, markets] = await Promise.all([
    readdir(join(root, messages, 'en'), { recursive: true }),
    read(list),
    read(presets),
  ]);
  const texts = groups
    .filter((name) => name.endsWith('.ts'))
    .map(
      async (name) => [`${messages}/${code}/${name}`, translated(name, await read(`${messages}/en/${name}`))] as const,
    );
  return writeAdded(root, {
    made: {
      [`src/i18n/languages/${code}.ts`]: languageFile(code),
      ...Object.fromEntries(await Promise.all([...texts, ...(await copies(root, code))])),
    },
    changed: {
      [list]: changeOnce(
        changeOnce(
          locales,
          /^import type \{ Language \}.*\n/m,
          (line) => `${line}import { ${code} } from './languages/${code}.ts';\n`,
        ),
        /(?<=const languages = \{[^}]*?),?\s*\} satisfies/,
        () => `, ${code} } satisfies`,
      ),
      [presets]: changeOnce(markets, /(?<=homeCountries: [^=]+= \{[^}]*?),?\s*\};/, () => `, ${code}: '${region}' };`),
    },
    next: [
      `translate ${messages}/${code}, server/shop/page-templates/*-${code}.html and server/demo/texts/demo-${code}.ts`,
      'make format, make types, and `tsc --noEmit`: it names each table that wants a row of the language',
      'what only people and PostgreSQL know: server/guides/adding-a-language.md',
      'node test/run-tests.ts unit i18n, which lists what is still English',
    ],
  });
}

function requireLanguage(code: string): void {
  if (
    !/^[a-z]{2}$/.test(code) ||
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) === undefined
  ) {
    throw new CliError({
      code: 'LANGUAGE_INVALID',
      title: `${JSON.stringify(code)} is not the code of a language.`,
      fix: 'Take the two small letters of ISO 639-1, such as sk.',
    });
  }
  if (isLocale(code)) {
    throw new CliError({
      code: 'LANGUAGE_EXISTS',
      title: `Kasa speaks ${code} already.`,
      fix: `Its texts are in ${messages}/${code}.`,
    });
  }
}

function languageFile(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const title = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  return `import type { Language } from '../language.ts';

export const ${code}: Language = { languageTag: '${code}', languageName: '${title}' };
`;
}

/** `name`: from the language's folder, as `cart.ts`. The keys are those of English, which the compiler compares. */
function translated(name: string, english: string): string {
  const up = '../'.repeat(name.split(posix.sep).length);
  const [head, ...rest] = english.split('export const messages = {');
  if (head === undefined || rest.length !== 1) throw new Error(`${name} has no messages`);
  return [
    `import type { Translated } from '${up}../message.ts';`,
    `import type { messages as english } from '${up}en/${name}';`,
    '',
    `export const messages: Translated<typeof english> = {${rest[0]}`,
  ].join('\n');
}

/** The pages that a shop begins with, and what the demo says. */
async function copies(root: string, code: string): Promise<Promise<readonly [string, string]>[]> {
  const templates = 'server/shop/page-templates';
  const names = (await readdir(join(root, templates))).filter((name) => name.endsWith('-en.html'));
  const pairs = [
    ...names.map((name) => [`${templates}/${name}`, `${templates}/${name.replace('-en.', `-${code}.`)}`] as const),
    ['server/demo/texts/demo-en.ts', `server/demo/texts/demo-${code}.ts`] as const,
  ];
  return pairs.map(async ([from, to]) => [to, await readFile(join(root, from), 'utf8')] as const);
}
