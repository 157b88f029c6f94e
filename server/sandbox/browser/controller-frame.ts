// The frame that calls the API. It asks the field frames for what was typed, over a channel that only frames of the
// sandbox's own origin can join, so neither card nor account ever passes through the shop's page.
import type {
  ApiParameters,
  ControllerAnswer,
  ControllerCall,
  FieldError,
  FieldValues,
  OnChannel,
} from './sandbox-protocol.ts';
import { readMeta } from './sandbox-protocol.ts';

const shopOrigin = readMeta('shop-origin');
const channel = new BroadcastChannel(location.hash.slice(1));

const FIELDS_TIMEOUT_MS = 3000;
const API_TIMEOUT_MS = 40_000;

type CollectedFields = { values: FieldValues } | { error: FieldError };

function tellShop(message: ControllerAnswer): void {
  window.parent.postMessage(message, shopOrigin);
}

async function answerCall(call: ControllerCall): Promise<Record<string, unknown>> {
  let { parameters } = call;
  if (call.fields) {
    const collected = await collectFields(call.fields.elementIds);
    if ('error' in collected) return { error: collected.error };
    parameters = withValues(parameters, call.fields.at, collected.values);
  }
  return callApi(call.method, call.path, parameters);
}

/** Asks every field of the card or the account for its value. Returns the first error, in the order given. */
function collectFields(elementIds: string[]): Promise<CollectedFields> {
  const askId = crypto.randomUUID();
  const received = new Map<string, { values: FieldValues; error: FieldError | undefined }>();
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(), FIELDS_TIMEOUT_MS);
    function hear({ data }: MessageEvent<OnChannel>): void {
      if (data.kind !== 'tell' || data.askId !== askId) return;
      received.set(data.elementId, data);
      if (elementIds.every((id) => received.has(id))) finish();
    }
    function finish(): void {
      clearTimeout(timer);
      channel.removeEventListener('message', hear);
      const answers = elementIds.map((id) => received.get(id));
      const error = answers.find((answer) => answer?.error)?.error;
      resolve(error ? { error } : { values: Object.assign({}, ...answers.map((answer) => answer?.values)) });
    }
    channel.addEventListener('message', hear);
    channel.postMessage({ kind: 'ask', askId, elementIds } satisfies OnChannel);
  });
}

function withValues(parameters: ApiParameters, path: string[], values: FieldValues): ApiParameters {
  const [name, ...rest] = path;
  if (name === undefined) return { ...parameters, ...values };
  const inner = parameters[name];
  return { ...parameters, [name]: withValues(typeof inner === 'object' && inner !== null ? inner : {}, rest, values) };
}

async function callApi(
  method: 'GET' | 'POST',
  path: string,
  parameters: ApiParameters,
): Promise<Record<string, unknown>> {
  const form = new URLSearchParams(flatten(parameters));
  try {
    const response = await fetch(method === 'GET' ? `${path}?${form}` : path, {
      method,
      ...(method === 'POST' && { body: form }),
      credentials: 'omit',
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    return (await response.json()) as Record<string, unknown>;
  } catch {
    return { error: { type: 'api_connection_error', code: 'connection', message: '' } };
  }
}

function flatten(parameters: ApiParameters, prefix = ''): [string, string][] {
  return Object.entries(parameters).flatMap(([name, value]): [string, string][] => {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (value === undefined || value === null) return [];
    return typeof value === 'object' ? flatten(value, key) : [[key, String(value)]];
  });
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<ControllerCall>) => {
  if (source !== window.parent || origin !== shopOrigin || data.kind !== 'call') return;
  answerCall(data).then((body) => tellShop({ kind: 'answer', callId: data.callId, body }));
});
if (window.parent === window) document.documentElement.classList.add('is-top');
tellShop({ kind: 'loaded' });
