// CSS modules without esbuild's own naming: that depends on minification and on what else is in the bundle, and the
// server, the browser and the tests must agree. Here a name depends on its file alone, whose name is unique.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { BuildError } from './build-error.ts';

export type CssModule = {
  /** The sheet with global names. */
  css: string;
  /** Name in the source -> name(s) in the page, e.g. `title` -> `product-card_title`. */
  names: Record<string, string>;
};

const comment = /\/\*[\s\S]*?\*\//g;
const untouchable = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)]*\)/g;
const prelude = /[^{};]+\{/g;
const globalSelector = /:global\(((?:[^()]|\([^()]*\))*)\)/g;
const className = /\.(-?[a-zA-Z_][\w-]*)/g;
const composition = /\.(-?[a-zA-Z_][\w-]*)\s*\{([^{}]*?)\bcomposes\s*:\s*([^;}]+);?/g;
const keyframes = /@keyframes\s+([\w-]+)/g;
const animation = /(\banimation(?:-name)?\s*:)([^;}]*)/g;

/**
 * Renames every class and every keyframes rule of a `*.module.css` file. `:global(…)` is left alone;
 * `composes` takes classes of the same file.
 */
export function compileCssModule(path: string, source: string): CssModule {
  const prefix = `${basename(path, '.module.css')}_`;
  const kept: string[] = [];
  // A private-use character and a number stand for what must not be renamed.
  const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE001`;
  const restore = (text: string): string =>
    text.replace(/\uE000(\d+)\uE001/g, (_, position: string) => restore(kept[Number(position)] ?? ''));

  const names: Record<string, string> = {};
  const composed: Record<string, string[]> = {};
  const plain = source.replace(comment, '').replace(untouchable, keep);
  const animations = new Set([...plain.matchAll(keyframes)].map(([, name = '']) => name));
  const css = plain
    .replace(composition, (_, name: string, before: string, list: string) => {
      composed[name] = [...(composed[name] ?? []), ...list.trim().split(/\s+/)];
      return `.${name} {${before}`;
    })
    .replace(keyframes, (_, name: string) => `@keyframes ${prefix}${name}`)
    .replace(animation, (_, property: string, value: string) => {
      return property + value.replace(/[\w-]+/g, (word) => (animations.has(word) ? prefix + word : word));
    })
    .replace(prelude, (selector) =>
      selector
        .replace(globalSelector, (_, inner: string) => keep(inner))
        .replace(className, (_, name: string) => {
          names[name] = prefix + name;
          return `.${prefix}${name}`;
        }),
    );

  const classesOf = (name: string, seen: string[] = []): string[] => {
    const own = names[name];
    if (!own || seen.includes(name)) throw unknownComposition(path, name);
    return [own, ...(composed[name] ?? []).flatMap((other) => classesOf(other, [...seen, name]))];
  };
  return {
    css: restore(css),
    names: Object.fromEntries(Object.keys(names).map((name) => [name, classesOf(name).join(' ')])),
  };
}

function unknownComposition(path: string, name: string): BuildError {
  return new BuildError({
    code: 'CSS_COMPOSES',
    title: `${path}: \`composes\` names ${name}, which is not a class of this file, or is itself.`,
    fix: 'Compose from classes of the same file, or give the element both classes.',
  });
}

/** What `import styles from './x.module.css'` gives to a script: an enum, because esbuild writes its values where they are used. */
export function cssModuleScript(names: Record<string, string>): string {
  const members = Object.entries(names).map((entry) => entry.map((text) => JSON.stringify(text)).join(' = '));
  return `export enum styles { ${members.join(', ')} }\nexport { styles as default };\n`;
}

/** For script bundles: a CSS module becomes its names, any other sheet nothing. `style-bundle.ts` writes the sheets. */
export const cssNamesPlugin: Plugin = {
  name: 'css-names',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      if (!path.endsWith('.module.css')) return { contents: '', loader: 'js' };
      const { names } = compileCssModule(path, await readFile(path, 'utf8'));
      return { contents: cssModuleScript(names), loader: 'ts' };
    });
  },
};

/** For style bundles: a CSS module becomes its sheet with global names. */
export const cssModulesPlugin: Plugin = {
  name: 'css-modules',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      return { contents: compileCssModule(path, await readFile(path, 'utf8')).css, loader: 'css' };
    });
  },
};
