// Leaves out of react-dom what only features need that no page uses: a fifth of it, which every first visit would load and
// compile. It is one file without flags, so no bundler can see that nobody asks for them. What is left out is refused
// when somebody does, by an error at the first rendering: its kinds of elements are unknown, its functions throw.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const { version } = createRequire(import.meta.url)('react-dom/package.json') as { version: string };

/** The version whose source was read for what stands below. Another has to be read first. */
export const readVersion = '19.3.1';

export const howToRead = 'read in it what build/lean-react-dom.ts names, then write its version there.';

type Feature = {
  /** The labels of `switch` statements under which its elements are handled: the numbers are React's tags of fibers. */
  cases?: readonly string[];
  /** What react-dom itself exports for it. */
  exported?: readonly string[];
  /** Called only for those who use it. */
  refused?: readonly string[];
  /** Called for all, to find out whether somebody uses it; what they return is of use to nobody else. */
  idle?: readonly string[];
};

const features: Record<string, Feature> = {
  // `<ViewTransition>`, whose walks through what has changed are made for every page that is rendered ahead.
  'view transitions': {
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
    refused: ['FragmentInstance', 'addFragmentHandleToFiber'],
    idle: [
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
    ],
  },
  // `<SuspenseList>`.
  'lists of suspended parts': { cases: ['19', 'REACT_SUSPENSE_LIST_TYPE'] },
  // `<title>`, `<meta>`, `<link>` and sheets inside of components, `<html>`, `<head>` and `<body>`, and `preload()` and its
  // kin: the server writes all of a document but what stands in its root.
  'the document around the page': {
    cases: ['26', '27'],
    exported: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
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
  // `useActionState`, `useFormStatus`.
  'states of actions': {
    exported: ['requestFormReset', 'useFormState', 'useFormStatus'],
    refused: ['mountActionState', 'updateActionStateImpl', 'rerenderActionState'],
  },
  // The names of the components above one that has failed, which no report of ours contains.
  'stacks of components': { idle: ['getStackByFiberInDevAndProd'] },
};

/** The same for every surface. */
const leanFiles = new Map<string, Promise<string>>();

export const leanReactDomPlugin: Plugin = {
  name: 'lean-react-dom',
  setup(build) {
    const leave = (filter: RegExp, leaveOut: (source: string) => string) =>
      build.onLoad({ filter }, async ({ path }) => {
        if (version !== readVersion) return { errors: [{ text: `react-dom is ${version}: ${howToRead}` }] };
        const file = leanFiles.get(path) ?? readFile(path, 'utf8').then(leaveOut);
        leanFiles.set(path, file);
        return { contents: await file, loader: 'js' };
      });
    leave(/\/react-dom-client\.production\.js$/, leanClient);
    leave(/\/react-dom\.production\.js$/, leanExports);
  },
};

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
    if (!whole.test(lean)) throw new Error(`react-dom ${version} does not export ${name}`);
    return lean.replace(whole, '');
  }, source);
}

/** React's files are formatted, so that a function at the top ends with the first brace that begins a line. */
function withBody(source: string, name: string, body: string): string {
  const methods = new RegExp(`^${name}\\.prototype\\.\\w+ = function [^]*?^\\};\\n`, 'gm');
  const whole = new RegExp(`^function ${name}\\([^]*?^\\}\\n`, 'm');
  if (!whole.test(source)) throw new Error(`react-dom ${version} has no function ${name}`);
  return source.replaceAll(methods, '').replace(whole, `function ${name}() {${body}}\n`);
}

/** A label and what follows it to the next one: alone where others stand above it, whose code that is too. */
function withoutCases(source: string, label: string): string {
  const lines = source.split('\n');
  const kept: string[] = [];
  const depthOf = (line = '') => line.length - line.trimStart().length;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() !== `case ${label}:`) {
      kept.push(line);
      continue;
    }
    const above = kept.at(-1) ?? '';
    const isShared = /^(?:case \w+|default):$/.test(above.trim()) && depthOf(above) === depthOf(line);
    const isWithin = (next = '') => next === '' || depthOf(next) > depthOf(line);
    while (!isShared && at + 1 < lines.length && isWithin(lines[at + 1])) at++;
  }
  if (kept.length === lines.length) throw new Error(`react-dom ${version} has no case ${label}`);
  return kept.join('\n');
}
