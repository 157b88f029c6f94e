// A page of the office that shows its heading: the page, its object in the feature's list, and its words in each language.
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '#src/i18n/locales.ts';
import { officePath } from '#src/office-addresses.ts';
import { officePatterns } from '#src/office-patterns.generated.ts';
import { isPermission, permissions } from '#src/staff/permissions.ts';
import { CliError } from '../../cli-errors.ts';
import { inCamelCase, requireName } from './added-names.ts';
import { changeOnce } from './change-once.ts';
import { requireRepository } from './own-repository.ts';
import { type Added, writeAdded } from './write-added.ts';

const groups = 'src/i18n/all-messages.ts';

/** `asked`: `<feature>/<name>`. Throws `CliError`. */
export async function addPage(asked: string, needs: string): Promise<Added> {
  const root = requireRepository('page of the office');
  const [feature = '', name = '', ...others] = asked.split('/');
  if (others.length > 0 || name === '') throw notAPage(asked);
  requireName(name);
  if (!isPermission(needs)) throw unknownPermission(needs);
  const list = `src/${feature}/office/pages.ts`;
  if (!/^[a-z-]+$/.test(feature) || !existsSync(join(root, list))) throw await unknownFeature(feature, root);
  const route = inCamelCase(name);
  const isAddress = Object.values<string>(officePatterns).includes(`${officePath}/${name}`);
  if (isAddress || Object.hasOwn(officePatterns, route) || (await isNamed(name, root))) throw nameTaken(name);
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const [pages, all] = await Promise.all([read(list), read(groups)]);
  const words = `${feature}/${name}`;
  return writeAdded(root, {
    made: {
      [`src/${feature}/office/${name}-page.tsx`]: pageFile(words, route),
      ...Object.fromEntries(
        locales.map((locale) => [`src/i18n/messages/${locale}/${words}.ts`, textFile(locale, words)]),
      ),
    },
    changed: {
      // The page goes to the end of the feature's list: an address with a parameter before it would have been tried
      // first.
      [list]: changeOnce(pages, /^\}\);\n?(?![\s\S]*^\}\);)/m, () => `${pageObject(name, route, needs)}});\n`),
      [groups]: withGroup(all, words, route),
    },
    next: [
      'make format, then make types, which finds the page by its name',
      `say in src/i18n/messages/<language>/${words}.ts what it is called, in each language`,
      `${list}: its entry in the menu (\`menu\`), or what the search calls it (\`foundAs\`)`,
      `test/staff/office/seen-by-role.test.ts: who sees it, as ${route}`,
      'what it shows comes from an operation: src/README.md, "a page of the office"',
    ],
  });
}

function pageFile(words: string, route: string): string {
  return `import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageModule } from '../../page-module.ts';
import page from '../../ui/office/work-page.module.css';

export const loadTexts = textsOf((locale) => import(\`../../i18n/messages/\${locale}/${words}.ts\`));

export const head: PageModule['head'] = ({ t }) => ({ title: t('${route}.title') });

export const Page: PageModule['Page'] = () => {
  const t = useT();
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('${route}.title')}
      </h1>
    </div>
  );
};
`;
}

function pageObject(name: string, route: string, needs: string): string {
  return `  ${route}: {
    path: '/${name}',
    access: ['${needs}'],
    budget: 'form',
  },
`;
}

function textFile(locale: string, words: string): string {
  const name = words.slice(words.indexOf('/') + 1);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const text = `  '${inCamelCase(name)}.title': '${title}',\n};\n`;
  if (locale === 'en') return `export const messages = {\n${text}`;
  return `import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/${words}.ts';

export const messages: Translated<typeof english> = {
${text}`;
}

function withGroup(all: string, words: string, route: string): string {
  const imported = changeOnce(
    all,
    /^import type \{ Message \}.*\n/m,
    (line) => `${line}import { messages as ${route}Page } from './messages/en/${words}.ts';\n`,
  );
  return changeOnce(imported, /^const groups = \{\n/m, (line) => `${line}  '${words}': ${route}Page,\n`);
}

async function isNamed(name: string, root: string): Promise<boolean> {
  const found = await Array.fromAsync(
    glob([`src/**/${name}-page.tsx`, `src/i18n/messages/en/**/${name}.ts`], { cwd: root }),
  );
  return found.length > 0;
}

function notAPage(asked: string): CliError {
  return new CliError({
    code: 'NAME_INVALID',
    title: `${JSON.stringify(asked)} does not say of which feature the page is.`,
    fix: 'Name the feature and the page, such as reports/forecast.',
  });
}

function unknownPermission(needs: string): CliError {
  return new CliError({
    code: 'PERMISSION_UNKNOWN',
    title: `There is no permission ${needs}.`,
    fix: `Take one of ${permissions.join(', ')}.`,
  });
}

async function unknownFeature(feature: string, root: string): Promise<CliError> {
  const files = await Array.fromAsync(glob('src/*/office/pages.ts', { cwd: root }));
  const known = files.map((path) => path.split('/')[1]).sort();
  return new CliError({
    code: 'FEATURE_UNKNOWN',
    title: `The office has no pages of a feature ${JSON.stringify(feature)}.`,
    fix: `Take one of ${known.join(', ')}. A new feature begins as src/README.md says, at "a page of the office".`,
  });
}

function nameTaken(name: string): CliError {
  return new CliError({
    code: 'NAME_TAKEN',
    title: `There is a page or a group of texts called ${name} already.`,
    fix: 'Take another name: files are named once in the repository.',
  });
}
