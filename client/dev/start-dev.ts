// The start of every script in development (`make dev`): the registry of the page's modules, React Fast Refresh, and the
// connection over which changes and problems come. Must run before React does, which looks for the refreshing once.
import * as refresh from 'react-refresh/runtime';
import type { DevProblem, DevState } from './dev-state.ts';
import { fetchSheetsAgain } from './fetch-sheets-again.ts';
import { createRegistry } from './module-registry.ts';
import { createProblemPanel } from './problem-panel.ts';

const devUrl = '/assets/dev/';

/** What the page has: as its script was made. */
let applied: Pick<DevState, 'version' | 'sheets' | 'pages' | 'session'> | undefined;
let first: string | undefined;
let surface = '';
let libraries = '';
let latest: DevState | undefined;
/** What went wrong in this page; gone with the next change. */
let running: DevProblem[] = [];
let hasFailed = false;
let work = Promise.resolve();

refresh.injectIntoGlobalHook(window);

const panel = createProblemPanel();
const registry = createRegistry({
  load: async (path) =>
    void (await import(
      `${devUrl}chunk.js?of=${encodeURIComponent(path)}&surface=${surface}&version=${applied?.version}`
    )),
  loadPackage: async (name) => (await import(`${libraries}${name.replaceAll('/', '+')}.js`)).ns,
  isTakenOver: (path) => path.startsWith('src/i18n/messages/'),
  isReplaceable(path, exports) {
    if (!path.endsWith('.tsx')) return false;
    const names = Object.keys(exports);
    const isComponent = (name: string) => refresh.isLikelyComponentType(exports[name]);
    // What a page exports beside itself is read from the object of its exports whenever it is needed.
    return path.endsWith('-page.tsx') ? names.some(isComponent) : names.length > 0 && names.every(isComponent);
  },
  register: refresh.register,
  signature: refresh.createSignatureFunctionForTransform,
});

export const define: typeof registry.define = (...module) => registry.define(...module);
export const defineAgain: typeof registry.defineAgain = (...module) => registry.defineAgain(...module);

export function provide(name: string, exports: Record<string, unknown>): void {
  registry.provide(name, name === 'react-dom/client' ? { ...exports, hydrateRoot: tellingRoot(exports) } : exports);
}

type RootOptions = { onCaughtError?(...error: unknown[]): void };
type Hydrate = (root: Element, node: unknown, options?: RootOptions) => unknown;

/** What a page's error boundary catches is told of, too. */
function tellingRoot({ hydrateRoot }: Record<string, unknown>): Hydrate {
  return (root, node, options = {}) =>
    (hydrateRoot as Hydrate)(root, node, {
      ...options,
      onCaughtError(...error) {
        void tellOf(error[0]);
        options.onCaughtError?.(...error);
      },
    });
}

/** The end of a page's first script. */
export function start(entry: string, page: NonNullable<typeof applied> & { surface: string; libraries: string }): void {
  applied = page;
  ({ surface, libraries } = page);
  try {
    registry.run(entry);
  } catch (error) {
    tellOf(error);
    throw error;
  }
  follow();
}

/** Shows an error with its place, which the server finds. */
export async function tellOf(error: unknown): Promise<void> {
  hasFailed = true;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  const answer = await fetch(`${devUrl}where`, { method: 'POST', body: JSON.stringify({ message, stack }) });
  running = [...running.filter((known) => known.message !== message), (await answer.json()) as DevProblem];
  showProblems();
}

function showProblems(): void {
  panel.show([...(latest?.problems ?? []), ...running]);
}

function follow(): void {
  if (!latest) return;
  const state = latest;
  work = work.then(() => apply(state)).catch(tellOf);
}

async function apply(state: DevState): Promise<void> {
  if (!applied) return reloadOnceOther(state);
  if (state.session !== applied.session || state.pages !== applied.pages) return location.reload();
  if (state.sheets !== applied.sheets) fetchSheetsAgain(`${devUrl}sheets/`, state.sheets);
  applied.sheets = state.sheets;
  if (state.version <= applied.version) return;
  await import(`${devUrl}update.js?since=${applied.version}&to=${state.version}&surface=${surface}`);
  applied.version = state.version;
  const again = registry.planUpdate();
  // What failed before is not there to be replaced.
  if (!again || hasFailed) return location.reload();
  for (const path of registry.listMissing(again)) {
    await import(`${devUrl}chunk.js?of=${encodeURIComponent(path)}&surface=${surface}&version=${state.version}`);
  }
  running = [];
  showProblems();
  registry.runAgain(again);
  refresh.performReactRefresh();
}

/** Nothing of the page has run: its script could not be made, or it is that of an error. */
function reloadOnceOther({ version, pages }: DevState): void {
  first ??= `${version} ${pages}`;
  if (first !== `${version} ${pages}`) location.reload();
}

addEventListener('error', ({ error }) => void (error && tellOf(error)));
addEventListener('unhandledrejection', ({ reason }) => void tellOf(reason));

new EventSource(`${devUrl}events`).onmessage = ({ data }: MessageEvent<string>) => {
  latest = JSON.parse(data) as DevState;
  showProblems();
  follow();
};
