// Runs the named operations over HTTP, and notices when the server has a new release.
import { type ErrorCode, failureCode } from '#src/error-catalogue.ts';
import { KasaError } from '#src/errors.ts';
import { cacheQueries, graphqlCacheSettings } from '#src/graphql-cache.ts';
import type {
  GraphqlApi,
  MutationName,
  OperationName,
  QueryName,
  ResultOf,
  Transport,
  VariablesOf,
} from '#src/graphql-client.ts';

export type HttpTransport = Transport & {
  /** True once an answer came from another release than this page: the next navigation is a full page load. */
  isReleaseOutdated(): boolean;
};

type Answer = {
  data?: unknown;
  errors?: { message: string }[];
  error?: { code: string; message: string; requestId?: string };
};

type HttpTransportOptions = {
  api: GraphqlApi;
  release: string;
  /** Reads the codes of a surface that has some of its own. */
  codeOf?(code: unknown): ErrorCode;
  /** The headers of a mutation. */
  headersOf?<Name extends OperationName>(name: Name, variables: VariablesOf<Name>): Record<string, string>;
};

/** Browsers refuse to send more than 64 KiB so; a character has up to three bytes. */
const KEPT_ALIVE_CHARACTERS = 20_000;

export function createHttpTransport({
  api,
  release,
  codeOf = failureCode,
  headersOf,
}: HttpTransportOptions): HttpTransport {
  let isOutdated = false;

  const transport: Transport = async (name, variables) => {
    const response =
      api.operations[name]?.kind === 'query'
        ? await request(api.queryUrl(name as QueryName, variables as VariablesOf<QueryName>), {})
        : await post(api.mutationUrl(name as MutationName), JSON.stringify(variables), headersOf?.(name, variables));
    const servedBy = response.headers.get('x-kasa-release');
    if (servedBy !== null && servedBy !== release) isOutdated = true;
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (!response.ok) {
      const { code, message = response.statusText, requestId } = answer.error ?? {};
      throw new KasaError(codeOf(code), message, { requestId });
    }
    if (answer.errors?.[0]) throw new KasaError('BAD_REQUEST', answer.errors[0].message);
    return answer.data as ResultOf<typeof name>;
  };
  return Object.assign(cacheQueries(transport, api, graphqlCacheSettings), { isReleaseOutdated: () => isOutdated });
}

function post(url: string, body: string, headers?: Record<string, string>): Promise<Response> {
  return request(url, {
    method: 'POST',
    // Keeps a save alive that was started while the page is being left.
    keepalive: body.length < KEPT_ALIVE_CHARACTERS,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

async function request(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new KasaError('SERVICE_UNAVAILABLE', 'The shop could not be reached.', { cause: error });
  }
}
