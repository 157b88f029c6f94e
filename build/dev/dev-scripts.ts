// What `make dev` answers itself below `devUrl`: the browser's modules, the sheets, the packages, the changes as they come, and
// where in the sources an error was.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { entryOf, type SurfaceBuild } from '../surface-build.ts';
import { type DevProblem, frameOf } from './dev-problem.ts';
import type { DevSheets } from './dev-sheets.ts';
import { devUrl } from './dev-url.ts';
import type { ModuleGraph } from './module-graph.ts';
import { type Chunk, findSource, writeChunk } from './write-chunk.ts';

/** The same as in `client/dev/dev-state.ts`, which sees nothing of the build. */
export type DevState = {
  session: string;
  version: number;
  sheets: number;
  pages: number;
  problems: readonly DevProblem[];
};

export type DevScripts = {
  root: string;
  graph: ModuleGraph;
  runtime: string;
  sheets: ReadonlyMap<string, DevSheets>;
  /** The folder of the packages' scripts. */
  libraries: string;
  state: DevState;
};

export type DevAnswers = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Tells open pages the state. */
  announce(): void;
  close(): void;
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Chunks whose errors may still come. */
const CHUNKS_AT_MOST = 200;

export function createDevAnswers(read: () => DevScripts): DevAnswers {
  return new Answers(read);
}

class Answers implements DevAnswers {
  readonly #read: () => DevScripts;
  readonly #streams = new Set<ServerResponse>();
  readonly #chunks = new Map<string, Chunk>();

  constructor(read: () => DevScripts) {
    this.#read = read;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = url.pathname.slice(devUrl.length);
    if (name === 'events') return this.#follow(request, response);
    if (name === 'where')
      return send(response, 'application/json', JSON.stringify(await this.#findPlace(await readText(request))));
    const file = await this.#contentsOf(name, url);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    send(response, types[extname(name)] ?? 'application/octet-stream', file);
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 200\n${eventOf(this.#read().state)}`);
    this.#streams.add(response);
    request.on('close', () => this.#streams.delete(response));
  }

  async #contentsOf(name: string, url: URL): Promise<string | Uint8Array | undefined> {
    const { runtime, sheets, libraries } = this.#read();
    if (name === 'runtime.js') return runtime;
    const [folder, surface = ''] = name.split('/');
    if (folder === 'sheets') return sheets.get(surface)?.files.get(url.pathname);
    if (folder === basename(libraries)) {
      return readFile(join(libraries, basename(name))).catch(() => undefined);
    }
    if (extname(name) !== '.js') return undefined;
    const chunk = this.#chunkOf(name, url);
    if (!chunk) return undefined;
    this.#chunks.delete(url.pathname + url.search);
    this.#chunks.set(url.pathname + url.search, chunk);
    for (const old of [...this.#chunks.keys()].slice(0, -CHUNKS_AT_MOST)) this.#chunks.delete(old);
    return chunk.script;
  }

  #chunkOf(name: string, { searchParams }: URL): Chunk | undefined {
    const { graph, libraries, state } = this.#read();
    const options = { graph, libraries: `${devUrl}${basename(libraries)}/` };
    const surface = (searchParams.get('surface') ?? name.replace('.js', '')) as SurfaceBuild['name'];
    const entry = entryOf(surface);
    if (!graph.get(entry)) return undefined;
    if (name === 'update.js') {
      return writeChunk(graph.changedSince(Number(searchParams.get('since'))), { ...options, isUpdate: true });
    }
    if (name === 'chunk.js') {
      const first = new Set(graph.closureOf(entry));
      return writeChunk(
        graph.closureOf(searchParams.get('of') ?? '').filter((path) => !first.has(path)),
        options,
      );
    }
    const { version, sheets, pages, session } = state;
    const page = { version, sheets, pages, session, surface, libraries: options.libraries };
    return writeChunk(graph.closureOf(entry), {
      ...options,
      end: `start(${JSON.stringify(entry)}, ${JSON.stringify(page)});`,
    });
  }

  /** The first place in a source that an error's stack names. */
  async #findPlace(told: string): Promise<DevProblem> {
    const { message = '', stack = '' } = JSON.parse(told) as { message?: string; stack?: string };
    for (const [, url = '', line, column] of stack.matchAll(/https?:\/\/[^/\s]+(\/\S+?):(\d+):(\d+)/g)) {
      const place = this.#chunks.get(url) && findSource(this.#chunks.get(url) as Chunk, Number(line), Number(column));
      if (!place) continue;
      const source = await readFile(join(this.#read().root, place.path), 'utf8').catch(() => '');
      return { kind: 'running', ...place, message, frame: frameOf(source, place) };
    }
    return { kind: 'running', path: '', line: 1, column: 1, message: stack.includes(message) ? stack : message };
  }

  announce(): void {
    for (const stream of this.#streams) stream.write(eventOf(this.#read().state));
  }

  close(): void {
    for (const stream of this.#streams) stream.end();
  }
}

function eventOf(state: DevState): string {
  return `data: ${JSON.stringify(state)}\n\n`;
}

function send(response: ServerResponse, type: string, content: string | Uint8Array): void {
  // The payment fields are frames of another origin and fetch the shop's font.
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  response.end(content);
}
