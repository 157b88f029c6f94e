// The texts of all languages as data beside the server's bundles: JSON, a file a language. As code they would be a fifth of
// what each process of the shop compiles, and be held three times: as source, as compiled code and as texts.
import { join } from 'node:path';
import { build as esbuild, type Plugin } from 'esbuild';
import { type OutputFile, outputFile } from './output/write-output.ts';

/** Language and group of a file of texts. */
const textFile = /\/src\/i18n\/messages\/(\w+)\/([\w/-]+)\.ts$/;
const READER = 'texts-as-data';

/** What reads them, in each bundle once. */
const reader = `import { readFileSync } from 'node:fs';
const read = {};
export const textsIn = (locale) =>
  (read[locale] ??= JSON.parse(readFileSync(new URL(\`./texts/\${locale}.json\`, import.meta.url), 'utf8')));`;

export const textsAsDataPlugin: Plugin = {
  name: READER,
  setup({ onLoad, onResolve }) {
    onLoad({ filter: textFile }, ({ path }) => {
      const [, locale, group] = textFile.exec(path) ?? [];
      return {
        contents: `import { textsIn } from '${READER}'; export const messages = textsIn('${locale}')['${group}'];`,
        loader: 'js',
      };
    });
    onResolve({ filter: new RegExp(`^${READER}$`) }, ({ path }) => ({ path, namespace: READER }));
    onLoad({ filter: /./, namespace: READER }, () => ({ contents: reader, loader: 'js' }));
  },
};

/** The files that `reader` reads: group -> its texts. */
export async function writeTexts(root: string, paths: readonly string[]): Promise<OutputFile[]> {
  const files = paths.map((path, at) => ({ path, at, found: textFile.exec(path) ?? [] }));
  const { outputFiles } = await esbuild({
    absWorkingDir: root,
    stdin: {
      contents: [
        ...files.map(({ path, at }) => `import { messages as texts${at} } from ${JSON.stringify(path)};`),
        `export default [${files.map(({ at }) => `texts${at}`).join()}];`,
      ].join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { default: texts } = (await import(`data:text/javascript;base64,${code}`)) as { default: unknown[] };
  return [...Map.groupBy(files, ({ found: [, locale = ''] }) => locale)].map(([locale, ofLocale]) => {
    const groups = Object.fromEntries(ofLocale.map(({ at, found: [, , group = ''] }) => [group, texts[at]]));
    return outputFile(join('server/texts', `${locale}.json`), Buffer.from(JSON.stringify(groups)));
  });
}
