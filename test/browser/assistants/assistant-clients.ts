// Assistants as they ask a running shop: by REST and MCP from what its profile says, and by the protocol's reference client
// (`@shopify/ucp-cli`) where TEST_UCP_CLI names its executable.
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '#server/ucp/operations/all-operations.ts';
import type { UcpBody } from '../../fixtures/ucp/ask-as-platform.ts';
import type { UcpVersionName } from '../../fixtures/ucp/read-schemas.ts';

export type Asked = { operation: string; id?: string; input?: object };

export type AssistantClient = {
  /** The names of the operations that it finds, before it asks for any. */
  discover(): Promise<string[]>;
  /** What the shop answers; throws where it does not. */
  ask(asked: Asked): Promise<UcpBody>;
};

export type ClientOptions = { origin: string; version: UcpVersionName; profileUrl: string };

export type OpenClient = (options: ClientOptions) => Promise<AssistantClient>;

const referenceClient = process.env.TEST_UCP_CLI;

export const clients: Readonly<Record<string, OpenClient>> = {
  rest: aRestClient,
  mcp: anMcpClient,
  ...(referenceClient && { 'the reference client': aReferenceClient }),
};

/** The endpoint of a transport, found by the profile of the version that is spoken. */
async function findEndpoint({ origin, version }: ClientOptions, transport: string): Promise<string> {
  const read = async (url: string) => (await (await fetch(url, { redirect: 'error' })).json()).ucp;
  const newest = await read(`${origin}/.well-known/ucp`);
  const ucp = newest.version === version ? newest : await read(newest.supported_versions[version]);
  const services: { transport: string; endpoint: string }[] = ucp.services['dev.ucp.shopping'];
  const endpoint = services.find((service) => service.transport === transport)?.endpoint;
  if (!endpoint) throw new Error(`the profile of ${version} names no endpoint of ${transport}`);
  return endpoint;
}

export async function aRestClient(options: ClientOptions): Promise<AssistantClient> {
  const endpoint = await findEndpoint(options, 'rest');
  return {
    discover: async () => operations.map(({ name }) => name),
    async ask({ operation, id = '', input = {} }) {
      const { method, path } = operationNamed(operation).rest;
      const answer = await fetch(endpoint + path.replace(':id', id), {
        method,
        headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${options.profileUrl}"` },
        ...(method !== 'GET' && { body: JSON.stringify(input) }),
      });
      const body = await answer.json();
      if (!answer.ok) throw new Error(`${operation} was answered ${answer.status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

export async function anMcpClient(options: ClientOptions): Promise<AssistantClient> {
  const endpoint = await findEndpoint(options, 'mcp');
  const call = async (method: string, params?: object) => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = await answer.json();
    if (error) throw new Error(`${method} was answered ${answer.status}: ${JSON.stringify(error)}`);
    return result;
  };
  return {
    discover: async () => (await call('tools/list')).tools.map(({ name }: { name: string }) => name),
    async ask({ operation, id, input = {} }) {
      const { payload } = operationNamed(operation);
      const meta = { 'ucp-agent': { profile: options.profileUrl }, 'idempotency-key': crypto.randomUUID() };
      const given = { meta, ...(id && { id }), ...(payload && { [payload]: input }) };
      return (await call('tools/call', { name: operation, arguments: given })).structuredContent;
    },
  };
}

/** Asks by its commands, with a home of its own, in which it has pinned the version. */
async function aReferenceClient({ origin, version, profileUrl }: ClientOptions): Promise<AssistantClient> {
  const home = await mkdtemp(join(tmpdir(), 'ucp-'));
  const env = { ...process.env, UCP_HOME: home, UCP_STRICT_SCHEMA: '1', UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true' };
  const run = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [referenceClient ?? '', ...words], { env }).catch(
      (error) => Promise.reject(new Error(`ucp ${words.join(' ')}: ${error.stdout}${error.stderr}`)),
    );
    return JSON.parse(stdout);
  };
  await run('profile', 'init', '--name', 'test', '--version', version, '--profile-url', profileUrl, '--format', 'json');
  const atShop = ['--business', origin, '--profile', 'test', '--format', 'json'];
  return {
    async discover() {
      const { result } = await run('discover', ...atShop);
      const services: { tools: object }[] = Object.values(result.negotiated);
      return services.flatMap(({ tools }) => (Array.isArray(tools) ? tools : Object.keys(tools)));
    },
    async ask({ operation, id, input }) {
      const words = operation === 'get_product' ? ['catalog', 'get_product'] : operation.split('_').toReversed();
      const given = input ? ['--input', JSON.stringify(input)] : [];
      const { ucp, result } = await run(...words, ...(id ? [id] : []), ...given, ...atShop);
      return { ucp, ...result };
    },
  };
}

function operationNamed(name: string) {
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return found;
}
