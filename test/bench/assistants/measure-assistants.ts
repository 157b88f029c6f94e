// What assistants cost: the processor time of a search and of a cart over MCP, against the same by the storefront's own
// operations in the same process, by turns; what the storefront pays for being open to them; and the memory of a process that
// writes OpenAI's feed of 100,000 variants.
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { storefrontApi } from '#src/surfaces/storefront-api.ts';
import { median, medianRatio, type Row } from '../bench-row.ts';
import { type BenchShop, runKasa, serveShop } from '../bench-shop.ts';
import { growShop } from '../growth.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import type { LoadOptions } from '../put-load.ts';
import { measureOpenShop } from './measure-open-shop.ts';

const TIMES_THE_STOREFRONT_AT_MOST = 2;
const FEED_MB_AT_MOST = 150;
const SAMPLE_EVERY_MS = 50;
const rounds = process.env.QUICK ? 2 : 7;
const requestsARound = process.env.QUICK ? 40 : 300;
const variants = process.env.QUICK ? 4_000 : 100_000;
/** A generated product has 2.3 variants, one with another; what has no picture is in no feed. */
const VARIANTS_A_PRODUCT = 2.2;

/** Asks once, and throws unless it is answered well; `turn` makes each request another one. */
type Ask = (turn: number) => Promise<void>;

export async function measureAssistants(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const unchanged = await measureOpenShop(shop, load);
  await runKasa(['settings', 'set', 'assistants', '--set', 'isOpen=true'], shop.env);
  // One address may ask 600 times a minute; each request here says that it came from another one.
  const server = await serveShop({ ...shop.env, TRUST_PROXY: '1' });
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const variantId = await findVariant(origin);
    return [
      ...unchanged,
      await compare(server, 'search over MCP, against the storefront’s', searchByMcp(origin), searchInShop(origin)),
      await compare(
        ...([server, 'cart over MCP, against the storefront’s'] as const),
        cartByMcp(origin, variantId),
        cartInShop(origin, variantId),
      ),
      await measureFeed(shop),
    ];
  } finally {
    await server.stop();
  }
}

async function compare(server: PinnedProcess, what: string, byMcp: Ask, inShop: Ask): Promise<Row> {
  let turn = 0;
  // No turn is both sides': whoever comes second would find what the first has had to look up.
  const spent = async (ask: Ask) => {
    const before = server.processorSeconds();
    for (let asked = 0; asked < requestsARound; asked += 1) {
      turn += 1;
      await ask(turn);
    }
    return ((server.processorSeconds() - before) / requestsARound) * 1e6;
  };
  await spent(byMcp);
  await spent(inShop);
  const [mcp, own]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // They take turns, so that neither always follows the other.
    const sides = [() => spent(byMcp).then((us) => mcp.push(us)), () => spent(inShop).then((us) => own.push(us))];
    for (const side of round % 2 ? sides.toReversed() : sides) await side();
  }
  return {
    ...{ target: 0, what, figure: median(mcp), unit: 'µs of processor' },
    ratio: medianRatio(mcp, own),
    limit: { atMost: TIMES_THE_STOREFRONT_AT_MOST },
    note: `the storefront’s own ${Math.round(median(own))} µs`,
  };
}

let visitors = 0;

/** An address of its own, of those that are for documentation. */
function asAnother(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `198.18.${(visitors >> 8) % 256}.${visitors % 256}` };
}

async function send(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asAnother(), ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function callTool(origin: string, name: string, given: object): Promise<Record<string, unknown>> {
  const params = { name, arguments: given };
  const answer = await send(`${origin}/ucp/mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return (await answer.json()).result.structuredContent;
}

const context = { address_country: 'PL', language: 'pl' };
/** Another text each time, so that neither side is answered from memory. */
const textOf = (turn: number) => `plakat ${turn + 1_000}`;

function searchByMcp(origin: string): Ask {
  return async (turn) => {
    await callTool(origin, 'search_catalog', { catalog: { query: textOf(turn), context } });
  };
}

function searchInShop(origin: string): Ask {
  return async (turn) => {
    const view = new URLSearchParams({ q: textOf(turn) }).toString();
    const answer = await fetch(origin + storefrontApi.queryUrl('CatalogueSearch', { locale: 'pl', view }), {
      headers: asAnother(),
    });
    if (!answer.ok) throw new Error(`the search was answered ${answer.status}`);
    await answer.json();
  };
}

async function findVariant(origin: string): Promise<string> {
  const found = await callTool(origin, 'lookup_catalog', { catalog: { ids: ['zolw-jazz'], context } });
  const [product] = found.products as { variants: { id: string }[] }[];
  const id = product?.variants[0]?.id;
  if (!id) throw new Error('the demo has no zolw-jazz');
  return id;
}

/** One cart, whose quantity changes: what begins carts is limited by the minute. */
function cartByMcp(origin: string, variantId: string): Ask {
  let id: Promise<string> | undefined;
  const linesOf = (quantity: number) => ({ line_items: [{ item: { id: variantId }, quantity }], context });
  const begin = async () => String((await callTool(origin, 'create_cart', { cart: linesOf(1) })).id);
  return async () => {
    id ??= begin();
    await callTool(origin, 'get_cart', { id: await id });
  };
}

function cartInShop(origin: string, variantId: string): Ask {
  let cookie: Promise<string> | undefined;
  const begin = async () => {
    const url = origin + storefrontApi.mutationUrl('CartAddLine');
    const answer = await send(url, { locale: 'pl', variantId, quantity: 1 }, { origin });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return async () => {
    cookie ??= begin();
    const headers = { cookie: await cookie, ...asAnother() };
    const answer = await fetch(origin + storefrontApi.queryUrl('CartShow', { locale: 'pl' }), { headers });
    if (!answer.ok) throw new Error(`the cart was answered ${answer.status}`);
    await answer.json();
  };
}

/** Measures how much the process grows while it writes the feed and sends it. */
async function measureFeed(shop: BenchShop): Promise<Row> {
  const what = `OpenAI’s feed of ${variants.toLocaleString('en')} variants: memory of the process above its start`;
  const { env } = await growShop(shop, Math.ceil(variants / VARIANTS_A_PRODUCT));
  const server = await serveShop(env, { readyPath: '/readyz' });
  try {
    const before = server.residentMemory();
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, server.residentMemory());
    }, SAMPLE_EVERY_MS);
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}/pl/feeds/openai.jsonl.gz`);
    if (!answer.ok || !answer.body) throw new Error(`the feed was answered ${answer.status}`);
    const { bytes, rows } = await readFeed(answer.body);
    clearInterval(timer);
    if (rows < variants) throw new Error(`the feed has ${rows} rows, and ${variants} variants were to be measured`);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const note = `${rows.toLocaleString('en')} rows, ${Math.round(bytes / 1e3)} kB compressed in ${seconds} s; ${Math.round(before)} MB before`;
    return { ...{ target: 0, what, figure: most - before, unit: 'MB' }, limit: { atMost: FEED_MB_AT_MOST }, note };
  } finally {
    await server.stop();
  }
}

/** Counts the rows of the feed, and its bytes as they are sent. */
async function readFeed(body: ReadableStream<Uint8Array>): Promise<{ bytes: number; rows: number }> {
  let bytes = 0;
  let rows = 0;
  const gunzip = createGunzip();
  const sent = Readable.fromWeb(body as NodeReadableStream).on('data', (part: Buffer) => {
    bytes += part.length;
  });
  for await (const part of sent.pipe(gunzip)) for (const byte of part as Buffer) if (byte === NEWLINE) rows += 1;
  return { bytes, rows };
}

const NEWLINE = 0x0a;
