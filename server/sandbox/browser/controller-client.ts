// The page's side of the controller frame: opens it, sends calls, returns the answers.
import type { ApiParameters, ControllerAnswer, ControllerCall } from './sandbox-protocol.ts';

export type ApiAnswer = Record<string, unknown>;

export type Controller = {
  /** The name of the channel that this instance's frames share. */
  channel: string;
  call(
    method: 'GET' | 'POST',
    path: string,
    parameters: ApiParameters,
    fields?: ControllerCall['fields'],
  ): Promise<ApiAnswer>;
};

const LOAD_TIMEOUT_MS = 15_000;

export function openController(sandboxOrigin: string): Controller {
  const channel = `kasa-sandbox-${crypto.randomUUID()}`;
  const frame = document.createElement('iframe');
  const waiting = new Map<string, (body: ApiAnswer) => void>();
  frame.name = `__privateStripeController${Math.floor(Math.random() * 10_000)}`;
  frame.src = `${sandboxOrigin}/frames/controller#${channel}`;
  frame.title = 'Payment controller';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('allow', 'payment *');
  Object.assign(frame.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: '1px',
    height: '1px',
    border: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
    colorScheme: 'light only',
  });

  const loaded = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), LOAD_TIMEOUT_MS);
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<ControllerAnswer>) => {
      if (source !== frame.contentWindow || origin !== sandboxOrigin) return;
      if (data.kind === 'loaded') resolve(true);
      if (data.kind !== 'answer') return;
      waiting.get(data.callId)?.(data.body);
      waiting.delete(data.callId);
    });
  });
  if (document.body) document.body.append(frame);
  else document.addEventListener('DOMContentLoaded', () => document.body.append(frame));

  return {
    channel,
    async call(method, path, parameters, fields) {
      if (!(await loaded)) return { error: { type: 'api_connection_error', code: 'connection', message: '' } };
      const callId = crypto.randomUUID();
      return new Promise((resolve) => {
        waiting.set(callId, resolve);
        const call: ControllerCall = { kind: 'call', callId, method, path, parameters, fields };
        frame.contentWindow?.postMessage(call, sandboxOrigin);
      });
    },
  };
}
