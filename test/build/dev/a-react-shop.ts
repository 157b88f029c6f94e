// A shop of a few sources, served as `make dev` serves ours: rendered by its server, hydrated by its browser, under the content
// policy of our pages.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Derived } from '#build/dev/derive-files.ts';
import type { DevProblem } from '#build/dev/dev-problem.ts';
import { type Watching, watchShop } from '#build/dev/watch-shop.ts';
import { watchTypes } from '#build/dev/watch-types.ts';
import { root } from '../../source-imports.ts';
import { aRepository, type Repository } from '../a-repository.ts';

const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:",
  "require-trusted-types-for 'script'; trusted-types kasa-script",
].join('; ');

const files: Record<string, string> = {
  'package.json':
    '{ "type": "module", "dependencies": { "react": "*", "react-dom": "*" }, "imports": { "#src/*": "./src/*", "#server/*": "./server/*" } }',
  'client/storefront/main.tsx': `
    import '#src/ui/theme.css';
    import { hydrateRoot } from 'react-dom/client';
    import { loadStorefrontTexts } from '#src/i18n/storefront-texts.ts';
    import { storefrontPages } from '#src/surfaces/storefront.ts';
    const name = location.pathname.slice(1) || 'home';
    Promise.all([storefrontPages[name].page(), loadStorefrontTexts('en')]).then(([{ Page }, { messages }]) =>
      hydrateRoot(document.getElementById('root')!, <Page texts={messages['home.title']} />));`,
  'server/main.ts': `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { loadStorefrontTexts } from '#src/i18n/storefront-texts.ts';
    import { storefrontPages } from '#src/surfaces/storefront.ts';
    import { channel } from 'node:diagnostics_channel';
    import { greeting } from './greeting.ts';
    export async function answer(manifest, path, response) {
      const { entry, styles, routes, devScript } = manifest.storefront;
      const name = path.slice(1) || 'home';
      if (!storefrontPages[name]) return response.writeHead(404).end();
      const sheets = [...styles, ...routes[name].styles].map((href) => '<link rel="stylesheet" href="' + href + '">');
      let body = '';
      try {
        const [{ Page }, { messages }] = await Promise.all([storefrontPages[name].page(), loadStorefrontTexts('en')]);
        body = renderToString(createElement(Page, { texts: messages['home.title'] }));
      } catch (error) {
        channel('kasa:failure').publish(error);
        response.writeHead(500, { 'content-type': 'text/html' });
        return response.end('<!DOCTYPE html><script type="module" src="' + devScript + '"></script>');
      }
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', ${JSON.stringify(policy)});
      response.end('<!DOCTYPE html><link rel="icon" href="data:,">' + sheets.join('') + '<title>' + greeting + '</title>' +
        '<script type="module" src="' + entry + '"></script><div id="root">' + body + '</div>');
    }`,
  'server/greeting.ts': "export const greeting = 'first';",
  'src/surfaces/storefront.ts': `
    export const storefrontPages = { home: { page: () => import('../catalogue/home-page.tsx') } };`,
  'src/catalogue/home-page.tsx': `
    import { Counter } from './counter.tsx';
    export const head = () => ({ title: 'Home' });
    export function Page({ texts }) { return <main><h1>Home</h1><p>{texts}</p><Counter /></main>; }`,
  'src/catalogue/counter.tsx': `
    import { useState } from 'react';
    import { word } from '../word.ts';
    import styles from './card.module.css';
    export function Counter() {
      const [count, setCount] = useState(0);
      return <button className={styles.title} onClick={() => setCount(count + 1)}>{word} {count}</button>;
    }`,
  'src/word.ts': "export const word = 'pressed';",
};

export type ReactShop = AsyncDisposable & {
  repository: Repository;
  origin: string;
  /** What the terminal was told. */
  problems: DevProblem[][];
  /** How often a server took the place of another. */
  starts(): number;
};

/** `changed`: its sources; where there is a `tsconfig.json` among them, types are checked. */
export async function aReactShop(changed: Record<string, string> = {}): Promise<ReactShop> {
  const repository = aRepository({ ...files, ...changed });
  symlinkSync(join(root, 'node_modules'), join(repository.root, 'node_modules'));
  symlinkSync(join(root, 'client/dev'), join(repository.root, 'client/dev'));
  const problems: DevProblem[][] = [];
  let started = 0;
  const cache = join(repository.root, 'made');
  const watching: Watching = await watchShop({
    root: repository.root,
    cache,
    sandboxEntries: {},
    surfaces: [{ name: 'storefront', budgets: {} }],
    host: '127.0.0.1',
    port: 0,
    async start(server, distDirectory) {
      started++;
      const { answer } = server as { answer(manifest: unknown, path: string, response: ServerResponse): Promise<void> };
      const manifests = JSON.parse(readFileSync(join(distDirectory, 'manifest.json'), 'utf8'));
      const handle = ({ url = '/' }: IncomingMessage, response: ServerResponse) =>
        void answer(manifests, url, response);
      return { handle, close: async () => undefined };
    },
    derive: async (changed) => (changed.includes(wordSource) ? deriveWord(repository.root) : null),
    onReady: () => undefined,
    onProblems: (found) => void problems.push([...found]),
    ...('tsconfig.json' in changed && { watchTypes: (onChecked) => watchTypes(repository.root, cache, onChecked) }),
  });
  return {
    repository,
    origin: `http://127.0.0.1:${watching.port}`,
    problems,
    starts: () => started,
    async [Symbol.asyncDispose]() {
      await watching.stop();
      repository[Symbol.dispose]();
    },
  };
}

const wordSource = 'src/word.graphql';

/** Stands for `make types`: the word of the counter is what a document asks for, which must be a name. */
function deriveWord(folder: string): Derived {
  const document = readFileSync(join(folder, wordSource), 'utf8');
  const [, word] = /^\{ (\w+) \}$/.exec(document) ?? [];
  if (!word) {
    const place = { path: wordSource, line: 1, column: 3 };
    return {
      written: [],
      problems: [{ kind: 'source', ...place, message: 'There is no such field.', frame: document }],
    };
  }
  writeFileSync(join(folder, 'src/word.ts'), `export const word = '${word}';`);
  return { written: ['src/word.ts'], problems: [] };
}
