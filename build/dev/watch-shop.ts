// `kasa build --watch`: what changes goes to open pages module by module, and the server is replaced within this process, behind a
// port that stays open. The browser's side comes first; a page that is asked for meanwhile waits for the server.
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifests } from '#src/manifest.ts';
import type { SurfaceBuild } from '../surface-build.ts';
import { type BesideServer, isModule, openBesideServer } from './beside-server.ts';
import { type BrowserSide, openBrowserSide } from './browser-side.ts';
import type { Derived } from './derive-files.ts';
import type { DevProblem } from './dev-problem.ts';
import { createDevAnswers, type DevAnswers, type DevState } from './dev-scripts.ts';
import { openFront } from './front-server.ts';
import { createModuleGraph, type ModuleGraph } from './module-graph.ts';
import { problemOfError } from './problem-of-error.ts';
import { createServerModules, type ServerModules } from './server-modules.ts';
import { nameSourcesInStacks } from './source-stacks.ts';
import { watchFolders } from './watch-folders.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
export type RunningShop = { handle: Handler; close(): Promise<void> };

export type WatchOptions = {
  root: string;
  /** What is made goes below it. */
  cache: string;
  sandboxEntries: Record<string, string>;
  surfaces: readonly SurfaceBuild[];
  host: string;
  port: number;
  /** Starts what `server/main.ts` exports, which reads from this folder. */
  start(server: Record<string, unknown>, distDirectory: string): Promise<RunningShop>;
  onReady(event: { what: 'browser' | 'server'; durationMs: number }): void;
  onProblems(problems: readonly DevProblem[]): void;
  /** Writes what derives from the changed files, paths from the root; null where nothing does. */
  derive?(changed: readonly string[]): Promise<Derived | null>;
  /** Checks types until its result is called. */
  watchTypes?(onChecked: (problems: DevProblem[]) => void): () => Promise<void>;
};

export type Watching = { port: number; stop(): Promise<void> };

const serverEntry = 'server/main.ts';
const watchedFolders = ['client', 'server', 'src'];
// Waits, because editors save a file in several steps.
const QUIET_MS = 15;

/** Builds and serves until it is stopped. After an error what was last in order stays in service. */
export async function watchShop(options: WatchOptions): Promise<Watching> {
  const { root, cache, sandboxEntries, surfaces, host, port } = options;
  const outputDirectory = join(cache, 'server');
  const [browser, beside] = await Promise.all([
    openBrowserSide({ root, cache, surfaces }),
    openBesideServer({ root, outputDirectory, sandboxEntries, surfaces }),
  ]);
  const graph = createModuleGraph(root, [serverEntry], 'server');
  const endStacks = nameSourcesInStacks(root, graph);
  const shop = new DevShop({ ...options, outputDirectory, browser, beside, graph });
  const { answers } = shop;
  const front = await openFront({ host, port, answerItself: (request, response) => answers.answer(request, response) });
  const onFailure = (error: unknown) => void shop.tellOfError('running', error);
  subscribe('kasa:failure', onFailure);
  await shop.updateBrowser([]);
  await shop.updateServer();
  const handler = async (): Promise<Handler> => shop.handler;
  front.serve(handler());
  const stopTypes = options.watchTypes?.((found) => shop.tell('types', found));
  const stopWatching = followChanges(root, {
    derive: (paths) => shop.derive(paths),
    ofBrowser: (paths) => shop.updateBrowser(paths),
    ofServer: (paths) => shop.followServer(paths),
    hold: (work) => front.serve(work.then(handler, handler)),
    onError: (error) => shop.tellOfError('server', error),
  });
  return {
    port: front.port,
    async stop() {
      unsubscribe('kasa:failure', onFailure);
      await Promise.all([stopTypes?.(), stopWatching()]);
      answers.close();
      await front.close();
      await shop.close();
      endStacks();
    },
  };
}

type ProblemSource = 'derived' | 'modules' | 'sheets' | 'server' | 'beside' | 'running' | 'types';

type DevShopOptions = Pick<WatchOptions, 'root' | 'start' | 'derive' | 'onReady' | 'onProblems'> & {
  outputDirectory: string;
  browser: BrowserSide;
  beside: BesideServer;
  graph: ModuleGraph;
};

/** Both sides of the shop as they stand, and what is wrong with them. */
class DevShop {
  readonly answers: DevAnswers;
  readonly #options: DevShopOptions;
  readonly #modules: ServerModules;
  readonly #problems = new Map<ProblemSource, readonly DevProblem[]>();
  readonly #state: DevState = { session: randomUUID(), version: 0, sheets: 0, pages: 0, problems: [] };
  /** What the server has not taken over yet, because of an error. */
  readonly #untaken = new Set<string>();
  #shop: RunningShop | undefined;
  #lastGood: Record<string, unknown> | undefined;
  #besideWork = Promise.resolve();

  constructor(options: DevShopOptions) {
    const { root, graph, browser, outputDirectory } = options;
    this.#options = options;
    this.#modules = createServerModules(root, graph, pathToFileURL(join(outputDirectory, 'server/main.js')).href);
    this.answers = createDevAnswers(() => ({ ...browser, root, libraries: browser.libraries(), state: this.#state }));
  }

  get handler(): Handler {
    return this.#shop?.handle ?? answerNothing;
  }

  tell(from: ProblemSource, found: readonly DevProblem[]): void {
    const known = this.#problems.get(from) ?? [];
    this.#problems.set(from, found);
    // Both sides find the faults of what they share.
    const all = [...this.#problems.values()].flat().map((one) => [`${one.path}:${one.line}`, one] as const);
    this.#state.problems = [...new Map(all).values()];
    this.answers.announce();
    if (found.length > 0 && JSON.stringify(found) !== JSON.stringify(known)) this.#options.onProblems(found);
  }

  async tellOfError(from: ProblemSource, error: unknown): Promise<void> {
    this.tell(from, [await problemOfError(this.#options.root, error)]);
  }

  /** The changed paths with those of what derives from them. */
  async derive(changed: readonly string[]): Promise<readonly string[]> {
    const derived = await this.#options.derive?.(changed);
    if (!derived) return changed;
    this.tell('derived', derived.problems);
    return [...new Set([...changed, ...derived.written])];
  }

  async updateBrowser(changed: readonly string[]): Promise<void> {
    const { browser, onReady } = this.#options;
    const startedAt = performance.now();
    const libraries = browser.libraries();
    const found = await browser.readModules(changed);
    this.#state.version = browser.graph.version();
    if (libraries && libraries !== browser.libraries()) this.#state.pages++;
    this.tell('modules', found);
    const { isOther, problems } = await browser.readSheets(changed);
    if (isOther) this.#state.sheets++;
    this.tell('sheets', problems);
    onReady({ what: 'browser', durationMs: performance.now() - startedAt });
  }

  /** Open pages are loaded again where they cannot take over what has changed. */
  async followServer(changed: readonly string[]): Promise<void> {
    const isOfPages = changed.every((path) => this.#options.browser.graph.get(path));
    await this.updateServer(changed);
    if (isOfPages) return;
    this.#state.pages++;
    this.answers.announce();
  }

  async updateServer(changed?: readonly string[]): Promise<void> {
    const { graph, browser, outputDirectory, onReady } = this.#options;
    const startedAt = performance.now();
    for (const path of changed ?? []) this.#untaken.add(path);
    const found = await graph.refresh(changed ?? []);
    this.tell('server', found);
    if (found.length > 0) return;
    const manifests = await browser.describe(this.#state.session);
    if (changed?.every(isModule)) {
      await writeFile(join(outputDirectory, 'manifest.json'), JSON.stringify(manifests));
      // Nobody waits for the scripts of other processes.
      this.#besideWork = this.#besideWork.then(() => this.#writeBeside(changed, manifests));
    } else await this.#writeBeside(changed, manifests);
    if (changed && ![...this.#untaken].some((path) => graph.get(path) || !isModule(path))) return;
    try {
      this.#modules.forget([...this.#untaken]);
      // It runs before the old shop is closed, so that an error in doing so leaves that running.
      await this.#replaceShop(await this.#modules.load(serverEntry));
      this.#untaken.clear();
      this.tell('running', []);
    } catch (error) {
      return this.tellOfError('server', error);
    }
    onReady({ what: 'server', durationMs: performance.now() - startedAt });
  }

  async close(): Promise<void> {
    await this.#shop?.close();
    await this.#besideWork;
    await this.#options.beside.dispose();
  }

  async #writeBeside(changed: readonly string[] | undefined, manifests: Manifests): Promise<void> {
    this.tell('beside', await this.#options.beside.write(changed, manifests));
  }

  async #replaceShop(server: Record<string, unknown>): Promise<void> {
    const { start, outputDirectory } = this.#options;
    await this.#shop?.close();
    this.#shop = undefined;
    try {
      this.#shop = await start(server, outputDirectory);
      this.#lastGood = server;
    } catch (error) {
      if (this.#lastGood) this.#shop = await start(this.#lastGood, outputDirectory);
      throw error;
    }
  }
}

const answerNothing: Handler = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain' }).end('The shop does not start: see the terminal.');
};

type Followers = {
  derive(paths: readonly string[]): Promise<readonly string[]>;
  ofBrowser(paths: readonly string[]): Promise<void>;
  ofServer(paths: readonly string[]): Promise<void>;
  /** Requests wait for this. */
  hold(work: Promise<void>): void;
  onError(error: unknown): Promise<void>;
};

/**
 * The browser's side of a change does not wait for the server's side of an earlier one, which takes longer. Gives the function
 * that ends it, when all is done.
 */
function followChanges(root: string, { derive, ofBrowser, ofServer, hold, onError }: Followers): () => Promise<void> {
  const changed = new Set<string>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let browserWork = Promise.resolve();
  let serverWork = Promise.resolve();
  const flush = () => {
    const saved = [...changed];
    changed.clear();
    browserWork = browserWork
      .then(async () => {
        const paths = await derive(saved);
        for (const path of paths) waiting.add(path);
        await ofBrowser(paths.filter((path) => !path.startsWith('server/')));
      })
      .catch(onError);
    serverWork = Promise.all([browserWork, serverWork])
      .then(() => {
        const together = [...waiting];
        waiting.clear();
        return together.length > 0 ? ofServer(together) : undefined;
      })
      .catch(onError);
    hold(serverWork);
  };
  const stopWatching = watchFolders(root, watchedFolders, (path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  });
  return async () => {
    clearTimeout(timer);
    stopWatching();
    await Promise.all([browserWork, serverWork]);
  };
}
