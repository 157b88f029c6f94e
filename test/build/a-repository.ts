// The smallest repository that builds, in a temporary folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Repository = Disposable & { root: string; write(path: string, text: string): void };

const files: Record<string, string> = {
  'package.json':
    '{ "type": "module", "imports": { "#src/*": "./src/*", "#server/*": "./server/*", "#client/*": "./client/*" } }',
  'build/vendor-entry.ts': 'export {};',
  'client/storefront/main.tsx': `
    import '#src/ui/theme.css';
    import { loadStorefrontTexts } from '#src/i18n/storefront-texts.ts';
    import { routes } from '#src/surfaces/storefront.ts';
    loadStorefrontTexts('pl').then(console.log);
    routes.home().then(({ Page }) => Page());`,
  'server/main.ts': "import { routes } from '#src/surfaces/storefront.ts';\nexport const page = await routes.home();",
  'server/config.ts': 'export const readConfig = () => ({});',
  'server/workers/start-workers.ts': 'export const startWorkers = () => undefined;',
  'server/start-lines.ts': 'export const describeStart = () => [];',
  'server/media/rendition-worker.ts': 'process.on("message", () => {});',
  'server/invoices/paper/invoice-pdf-worker.ts': 'process.on("message", () => {});',
  'server/workers/import-worker.ts': 'process.on("message", () => {});',
  'server/database/migrations/000001-first.sql': 'select 1;',
  'src/surfaces/storefront.ts': "export const routes = { home: () => import('../catalogue/home-page.tsx') };",
  'src/catalogue/home-page.tsx': `
    import styles from './card.module.css';
    export const Page = () => styles.title;`,
  'src/catalogue/card.module.css': '.title { color: red; } .lead { composes: title; top: 0; }',
  'src/ui/theme.css': 'body { margin: 0; }',
  'src/i18n/storefront-texts.ts':
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the source
    'export const loadStorefrontTexts = (locale: string) => import(`./messages/${locale}/storefront.ts`);',
  'src/i18n/messages/pl/storefront.ts': "export const messages = { 'home.title': 'ł' };",
  'src/i18n/messages/en/storefront.ts': "export const messages = { 'home.title': 'l' };",
  'server/sandbox/stripe-js/stripe-js.ts': 'console.log("sandbox");',
};

export function aRepository(changed: Record<string, string> = {}): Repository {
  const root = mkdtempSync(join(tmpdir(), 'kasa-repository-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries({ ...files, ...changed })) write(path, text);
  return { root, write, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
