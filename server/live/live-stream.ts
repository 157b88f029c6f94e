// One open stream: server-sent events to one browser. What is written before its first event waits behind that one.
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
  #waiting: string[] | null = [];

  constructor(session: StaffSession) {
    this.session = session;
  }

  /** Says up to where the browser is told, and what it has missed; null: more than can be named. */
  begin(missed: LiveChange[] | null, position: LivePosition): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#write(format({ name: 'hello', data: { isComplete: missed !== null } }, null));
    for (const change of missed ?? []) this.tell(change, null);
    // Only now: a connection that breaks before has the old position.
    this.#write(`id: ${writePosition(position)}\n\n`);
    for (const text of waiting) this.#write(text);
  }

  /** `position`: where the browser is when it has this; null leaves it where it was. */
  tell(change: LiveChange, position: LivePosition | null): void {
    if (mayBeTold(this.session.staff, change)) this.#write(format({ name: 'change', data: change }, position));
  }

  beat(): void {
    this.#write(':\n\n');
  }

  /** With a last word, or without one: then the browser comes back. */
  end(event?: LiveEvent): void {
    this.#waiting = null;
    if (event) this.#write(format(event, null));
    this.output.end();
    setTimeout(() => this.output.destroy(), END_PATIENCE_MS).unref();
  }

  #write(text: string): void {
    if (this.#waiting) {
      this.#waiting.push(text);
    } else if (this.output.writableLength > MOST_UNREAD_BYTES) {
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
