// A browser bundle as esbuild describes it: an entry with a vendor chunk, two pages, and texts for all and for one.
import type { Metafile } from 'esbuild';

type Import = Metafile['inputs'][string]['imports'][number];

const locales = ['pl', 'nl', 'de', 'en'];
const messagesOf = (feature: string) => locales.map((locale) => `src/i18n/messages/${locale}/${feature}.ts`);

const input = (...imports: Import[]) => ({ bytes: 100, imports });
const dynamic = (path: string): Import => ({ path, kind: 'dynamic-import' });
/** What esbuild says of `import(`…/messages/${locale}/checkout.ts`)`. */
const group = (name: string): Import => ({
  path: `../i18n/messages/**/*/${name}.ts`,
  kind: 'import-statement',
  external: true,
});
const direct = (path: string): Import => ({ path, kind: 'import-statement' });

function output(entryPoint: string | undefined, inputs: Record<string, number>, ...imports: Import[]) {
  const bytesInOutput = Object.entries(inputs).map(([path, bytes]) => [path, { bytesInOutput: bytes }]);
  const bytes = Object.values(inputs).reduce((sum, size) => sum + size, 0);
  return { entryPoint, bytes, imports, exports: [], inputs: Object.fromEntries(bytesInOutput) };
}

export function aScriptMetafile(): Metafile {
  return {
    inputs: {
      'client/storefront/main.tsx': input(
        direct('src/ui/button.module.css'),
        direct('src/ui/theme.css'),
        direct('src/surfaces/storefront.ts'),
        direct('src/i18n/storefront-texts.ts'),
      ),
      'src/i18n/storefront-texts.ts': input(group('storefront')),
      'src/surfaces/storefront.ts': input(
        dynamic('src/catalogue/home-page.tsx'),
        dynamic('src/orders/checkout-return-page.tsx'),
      ),
      'src/catalogue/home-page.tsx': input(direct('src/ui/button.module.css'), direct('src/catalogue/card.module.css')),
      'src/orders/checkout-return-page.tsx': input(direct('src/ui/button.module.css'), group('checkout')),
      'src/ui/button.module.css': input(),
      'src/ui/theme.css': input(),
      'src/catalogue/card.module.css': input(),
    },
    outputs: {
      'dist/public/assets/main-A.js': output(
        'client/storefront/main.tsx',
        { 'client/storefront/main.tsx': 2000, 'src/surfaces/storefront.ts': 2000 },
        direct('dist/public/assets/vendor-B.js'),
        dynamic('dist/public/assets/home-page-C.js'),
      ),
      'dist/public/assets/vendor-B.js': output(undefined, { 'node_modules/react/index.js': 60_000 }),
      'dist/public/assets/home-page-C.js': output(
        'src/catalogue/home-page.tsx',
        { 'src/catalogue/home-page.tsx': 1000 },
        direct('dist/public/assets/card-D.js'),
      ),
      'dist/public/assets/card-D.js': output(
        undefined,
        { 'src/catalogue/card.tsx': 1000 },
        direct('dist/public/assets/vendor-B.js'),
      ),
      'dist/public/assets/checkout-return-page-E.js': output('src/orders/checkout-return-page.tsx', {
        'src/orders/checkout-return-page.tsx': 500,
      }),
      ...Object.fromEntries(
        [...messagesOf('storefront'), ...messagesOf('checkout')].map((path) => [
          path.replace(/^.*\/(\w+)\/(\w+)\.ts$/, 'dist/public/assets/$2-$1-F.js'),
          output(path, { [path]: 700 }),
        ]),
      ),
    },
  };
}

export function aStyleMetafile(): Metafile {
  return {
    inputs: {},
    outputs: {
      'dist/public/assets/storefront-G.css': output('sheet:storefront', { 'src/ui/theme.css': 3000 }),
      'dist/public/assets/home-H.css': output('sheet:home', { 'src/catalogue/card.module.css': 1000 }),
      'dist/public/assets/outfit-I.woff2': output(undefined, { 'src/ui/fonts/outfit.woff2': 35_000 }),
    },
  };
}
