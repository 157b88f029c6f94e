// One press is one mutation: whoever clicks twice, or presses Enter twice, gets the answer to the first. Each press has a
// key, under which the server does it once; after an answer that was lost it is sent again under the same one. A changed
// form is another press, and so is the same one after its answer.
import { KasaError } from '#src/errors.ts';
import type { OperationName, Transport, VariablesOf } from '#src/graphql-client.ts';
import { createPressKey } from '#src/staff/press-key.ts';
import { officeApi } from '#src/surfaces/office-api.ts';

/** Longer than systems allow between the two halves of a double click. */
const SAME_PRESS_MS = 1_000;

const waiting: Promise<unknown> = Promise.resolve();

type Press = { key: string; state: 'sent' | 'answered' | 'lost'; answeredAt: number; answer: Promise<unknown> };

export function createPresses(now: () => number = () => performance.now()) {
  const presses = new Map<string, Press>();

  /** Brings the key for the request that is sent. */
  function headersOf<Name extends OperationName>(name: Name, variables: VariablesOf<Name>): Record<string, string> {
    const press = presses.get(textOf(name, variables));
    return press ? { 'idempotency-key': press.key } : {};
  }

  function once(send: Transport): Transport {
    return <Name extends OperationName>(name: Name, variables: VariablesOf<Name>) => {
      if (officeApi.operations[name]?.kind !== 'mutation') return send(name, variables);
      const text = textOf(name, variables);
      forgetAnswered(text);
      const known = presses.get(text);
      if (known && known.state !== 'lost') return known.answer as ReturnType<typeof send<Name>>;
      const press: Press = { key: known?.key ?? createPressKey(), state: 'sent', answeredAt: 0, answer: waiting };
      presses.set(text, press);
      const answer = send(name, variables).then(
        (value) => {
          Object.assign(press, { state: 'answered', answeredAt: now() });
          return value;
        },
        (error) => {
          if (isLost(error)) press.state = 'lost';
          else presses.delete(text);
          throw error;
        },
      );
      press.answer = answer;
      return answer;
    };
  }

  /** What was answered stays for a moment, unless something else is done after it: then it would be done once more. */
  function forgetAnswered(except: string): void {
    for (const [text, { state, answeredAt }] of presses) {
      if (state !== 'answered') continue;
      if (text !== except || now() - answeredAt >= SAME_PRESS_MS) presses.delete(text);
    }
  }

  return { headersOf, once };
}

function textOf(name: OperationName, variables: object): string {
  return `${name} ${JSON.stringify(variables)}`;
}

/** Whether it was done is not known. */
function isLost(error: unknown): boolean {
  return !(error instanceof KasaError) || error.code === 'SERVICE_UNAVAILABLE' || error.code === 'INTERNAL';
}
