// One open stream: server-sent events to one browser. What is told before its first event waits behind that one, and what
// is told while its session is read again waits for what that session may know.
import { PassThrough } from 'node:stream';
import { type LiveChange, mayBeTold } from '#src/live/live-kinds.ts';
import type { LiveEvent } from '#src/live/live-messages.ts';
import type { StaffSession } from '../staff/session-store.ts';
import { type LivePosition, writePosition } from './live-change-store.ts';

/** A browser that reads nothing is not waited for: it comes back with the position that it has. */
const MOST_UNREAD_BYTES = 65_536;
/** How long a last word may take to arrive. */
const END_PATIENCE_MS = 1_000;

export class LiveStream {
  readonly output = new PassThrough();
  session: StaffSession;
  /** How many reasons there are to wait; the first is that the stream has not begun. */
  #holds = 1;
  #waiting: (() => void)[] = [];

  constructor(session: StaffSession) {
    this.session = session;
  }

  /** Says up to where the browser is told, and what it has missed; null: more than can be named. */
  begin(missed: LiveChange[] | null, position: LivePosition): void {
    this.#waiting.unshift(() => this.#startAnew(missed, position));
    this.release();
  }

  /** The browser asks for everything again. */
  loseCount(position: LivePosition): void {
    this.#whenFree(() => this.#startAnew(null, position));
  }

  /** `position`: where the browser is when it has this; null leaves it where it was. */
  tell(change: LiveChange, position: LivePosition | null): void {
    this.#whenFree(() => {
      if (mayBeTold(this.session.staff, change)) this.#write(format({ name: 'change', data: change }, position));
    });
  }

  beat(): void {
    this.#whenFree(() => this.#write(':\n\n'));
  }

  /** Holds events until `release`, which is called once for each. */
  hold(): void {
    this.#holds += 1;
  }

  release(): void {
    this.#holds -= 1;
    if (this.#holds > 0) return;
    for (const step of this.#waiting.splice(0)) step();
  }

  /** Ends with a last word, or without one: then the browser comes back. */
  end(event?: LiveEvent): void {
    this.#waiting = [];
    if (event) this.#write(format(event, null));
    this.output.end();
    setTimeout(() => this.output.destroy(), END_PATIENCE_MS).unref();
  }

  #startAnew(missed: LiveChange[] | null, position: LivePosition): void {
    this.#write(format({ name: 'hello', data: { isComplete: missed !== null } }, null));
    for (const change of missed ?? []) this.tell(change, null);
    // Only now: a connection that breaks before has the old position.
    this.#write(`id: ${writePosition(position)}\n\n`);
  }

  #whenFree(step: () => void): void {
    if (this.#holds > 0) this.#waiting.push(step);
    else step();
  }

  #write(text: string): void {
    if (this.output.writableLength > MOST_UNREAD_BYTES) {
      this.output.destroy();
    } else if (this.output.writable) {
      this.output.write(text);
    }
  }
}

function format({ name, data }: LiveEvent, position: LivePosition | null): string {
  const id = position ? `id: ${writePosition(position)}\n` : '';
  return `${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
