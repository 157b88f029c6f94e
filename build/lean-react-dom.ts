// Leaves out of react-dom what only features need that no page uses: a fifth of it, which every first visit would load and
// compile. It is one file without flags, so no bundler can see that nobody asks for them. A source or a package that does
// is named by the build. One that it overlooks fails at the first rendering: the kinds of elements are unknown, the
// functions throw.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile, PartialMessage, Plugin } from 'esbuild';

/** The version whose source was read for what stands below. Another has to be read first. */
export const readVersion = '19.3.1';

export const howToRead = 'read in it what build/lean-react-dom.ts names, then write its version there.';
const howToKeep =
  'the build leaves it out of react-dom. Take its entry out of `features` in build/lean-react-dom.ts, and raise the budgets.';

type Feature = {
  /** What a source contains that asks for it. */
  asked: RegExp;
  /** How a page has the same without it, as a whole sentence. */
  instead?: string;
  /** The labels of `switch` statements under which its elements are handled: the numbers are React's tags of fibers. */
  cases?: readonly string[];
  /** What react-dom itself exports for it. */
  exported?: readonly string[];
  /** Called only for those who use it. */
  refused?: readonly string[];
  /** Called for all, to find out whether somebody uses it; what they return is of use to nobody else. */
  idle?: readonly string[];
};

// Sheets and scripts are elements like others without these properties.
const headElement =
  '(?:html|head|body|meta|link|title|(?:style|script)\\b(?:=>|[^>]){0,300}?\\b(?:precedence|async))\\b(?!-)';
const headFunctions = 'preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule';

/** A function of this name that comes from react-dom: other packages have a `preload` too. */
const ofReactDom = (names: string) =>
  [
    `\\b(?:import|const|var)\\b[^;{}]{0,40}\\{[^{}]*\\b(?:${names})\\b[^{}]*\\}\\s*(?:from|=\\s*require\\()\\s*["']react-dom["']`,
    `eact_?(?:dom|DOM|Dom)\\w*\\.(?:\\w+\\.)?(?:${names})\\b`,
  ].join('|');

const features: Record<string, Feature> = {
  // `<ViewTransition>`, whose walks through what has changed are made for every page that is rendered ahead.
  'view transitions': {
    asked: /\b(?:ViewTransition|addTransitionType)\b/,
    cases: ['30', 'REACT_VIEW_TRANSITION_TYPE'],
    refused: ['startViewTransition', 'flushAfterMutationEffects', 'ViewTransitionPseudoElement'],
    idle: [
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'trackEnterViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
    ],
  },
  // `<Fragment ref>`, which is looked for above every element that comes and goes.
  'refs of fragments': {
    asked: /<(?:\w+\.)?Fragment\s(?:=>|[^>])*\bref=|\bFragment,\s*\{[^{}]*\bref:/,
    refused: ['FragmentInstance', 'addFragmentHandleToFiber'],
    idle: [
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
    ],
  },
  // `<SuspenseList>`.
  'lists of suspended parts': { asked: /\b(?:unstable_)?SuspenseList\b/, cases: ['19', 'REACT_SUSPENSE_LIST_TYPE'] },
  // `<title>`, `<meta>`, `<link>` and sheets inside of components, `<html>`, `<head>` and `<body>`, and `preload()` and its
  // kin: the server writes all of a document but what stands in its root.
  'the document around the page': {
    asked: new RegExp(
      `<${headElement}|(?<![dD]ocument\\.)(?<![\\w$])_?(?:jsxs?|createElement)\\)?\\(\\s*["']${headElement}|${ofReactDom(headFunctions)}`,
    ),
    instead: 'A page says its title, description and addresses in what its `head` returns.',
    cases: ['26', '27'],
    exported: headFunctions.split('|'),
    refused: [
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'insertSuspendedStylesheets',
    ],
  },
  // `useActionState`, `useFormStatus`. A form's `action` may be a function all the same.
  'states of actions': {
    asked: new RegExp(`\\buse(?:ActionState|FormStatus)\\b|${ofReactDom('requestFormReset|useFormState')}`),
    exported: ['requestFormReset', 'useFormState', 'useFormStatus'],
    refused: ['mountActionState', 'updateActionStateImpl', 'rerenderActionState'],
  },
  // The names of the components above one that has failed, which no report of ours contains.
  'stacks of components': { asked: /\bcomponentStack\b/, idle: ['getStackByFiberInDevAndProd'] },
};

/** The same for every surface. */
const leanFiles = new Map<string, Promise<string>>();

export const leanReactDomPlugin: Plugin = {
  name: 'lean-react-dom',
  setup(build) {
    const leave = (filter: RegExp, leaveOut: (source: string) => string) =>
      build.onLoad({ filter }, async ({ path }) => {
        const { version } = JSON.parse(await readFile(join(path, '../../package.json'), 'utf8')) as { version: string };
        if (version !== readVersion) return { errors: [{ text: `react-dom is ${version}: ${howToRead}` }] };
        const file = leanFiles.get(path) ?? readFile(path, 'utf8').then(leaveOut);
        leanFiles.set(path, file);
        return { contents: await file, loader: 'js' };
      });
    leave(/\/react-dom\/cjs\/react-dom-client\.production\.js$/, leanClient);
    leave(/\/react-dom\/cjs\/react-dom\.production\.js$/, leanExports);
    build.onEnd(async ({ metafile }) => ({
      errors: metafile ? await findAsked(build.initialOptions.absWorkingDir ?? '', metafile) : [],
    }));
  },
};

async function findAsked(root: string, { outputs }: Metafile): Promise<PartialMessage[]> {
  // What holds a colon or a question mark is no file, or made from one.
  const isSource = (path: string) =>
    /^[^:?]+\.[cm]?[jt]sx?$/.test(path) && !/node_modules\/react(?:-dom)?\//.test(path);
  const bundled = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
  const paths = [...new Set(bundled)].filter(isSource);
  const asked = paths.map(async (path) => askedIn(path, await readFile(join(root, path), 'utf8')));
  return (await Promise.all(asked)).flat();
}

/** An error for each feature that the source asks for. */
export function askedIn(path: string, source: string): PartialMessage[] {
  // Without JSX, what looks like an element is a text.
  const text = /x$/.test(path) ? withoutDrawingTitles(source) : source.replaceAll('<', '_');
  return Object.entries(features).flatMap(([feature, { asked, instead }]) => {
    const at = text.search(asked);
    if (at === -1) return [];
    const lines = source.slice(0, at).split('\n');
    const location = { file: path, line: lines.length, column: lines.at(-1)?.length ?? 0 };
    return { text: [`This asks for ${feature}: ${howToKeep}`, instead].filter(Boolean).join(' '), location };
  });
}

/** The title of a drawing is an element like others. */
function withoutDrawingTitles(source: string): string {
  if (!source.includes('<title')) return source;
  return source.replaceAll(/<svg\b(?:[^>]*[^/])?>[\s\S]*?<\/svg>/g, (drawing) =>
    drawing.replaceAll('<title', '<_____'),
  );
}

/** `react-dom/client`. Throws where a feature's function or label is not found. */
export function leanClient(source: string): string {
  let lean = source;
  for (const { cases = [], refused = [], idle = [] } of Object.values(features)) {
    for (const label of cases) lean = withoutCases(lean, label);
    for (const name of refused) lean = withBody(lean, name, `throw Error("left out of react-dom: ${name}");`);
    for (const name of idle) lean = withBody(lean, name, '');
  }
  return lean;
}

/** `react-dom`. */
export function leanExports(source: string): string {
  const names = Object.values(features).flatMap(({ exported = [] }) => exported);
  return names.reduce((lean, name) => {
    const whole = new RegExp(`^exports\\.${name} = function [^]*?^\\};\\n`, 'm');
    if (!whole.test(lean)) throw new Error(`react-dom ${readVersion} does not export ${name}`);
    return lean.replace(whole, '');
  }, source);
}

/** React's files are formatted, so that a function at the top ends with the first brace that begins a line. */
function withBody(source: string, name: string, body: string): string {
  const methods = new RegExp(`^${name}\\.prototype\\.\\w+ = function [^]*?^\\};\\n`, 'gm');
  const whole = new RegExp(`^function ${name}\\([^]*?^\\}\\n`, 'm');
  if (!whole.test(source)) throw new Error(`react-dom ${readVersion} has no function ${name}`);
  return source.replaceAll(methods, '').replace(whole, `function ${name}() {${body}}\n`);
}

/**
 * Takes out a label and what follows it to the next one: the label alone where others stand above it, whose code that is too.
 * What is declared there stays declared, because other labels of the `switch` may use it.
 */
function withoutCases(source: string, label: string): string {
  const lines = source.split('\n');
  const kept: string[] = [];
  const depthOf = (line = '') => line.length - line.trimStart().length;
  /** What stands behind the first label that is left, where that of the `switch` went: no statement may stand before it. */
  let declared = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() !== `case ${label}:`) {
      kept.push(line);
      if (declared && /^ *(?:case .*|default):$/.test(line)) kept.push(declared);
      if (kept.at(-1) === declared) declared = '';
      continue;
    }
    const above = kept.at(-1) ?? '';
    const isShared = /^(?:case \w+|default):$/.test(above.trim()) && depthOf(above) === depthOf(line);
    const isWithin = (next = '') => next === '' || depthOf(next) > depthOf(line);
    const from = at + 1;
    while (!isShared && at + 1 < lines.length && isWithin(lines[at + 1])) at++;
    const names = declaredIn(lines.slice(from, at + 1));
    if (names.length === 0) continue;
    if (/\bswitch \(.*\{$/.test(above)) declared = `var ${names.join(', ')};`;
    else kept.push(`var ${names.join(', ')};`);
  }
  if (kept.length === lines.length) throw new Error(`react-dom ${readVersion} has no case ${label}`);
  return kept.join('\n');
}

/** Each further name of a `var` stands on a line of its own, two characters deeper. */
function declaredIn(lines: readonly string[]): string[] {
  const names: string[] = [];
  let depth = -1;
  for (const line of lines) {
    const [, spaces = '', keyword, name = ''] = /^( *)(var )?([\w$]+)(?: =.*|[,;])$/.exec(line) ?? [];
    if (keyword) depth = spaces.length;
    if (name && (keyword || spaces.length === depth + 2)) names.push(name);
    if (/;$/.test(line) && depth >= 0 && line.length - line.trimStart().length <= depth + 2) depth = -1;
  }
  return names;
}
