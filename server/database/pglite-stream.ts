// The socket that `pg` believes it talks to: wire-protocol messages go to the PGlite thread and its replies come back.
import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';

const STARTUP_HEADER_BYTES = 4;
const MESSAGE_HEADER_BYTES = 5;
const TERMINATE = 0x58;

let sessions = 0;

/** Starts the PGlite thread on a folder of its own. Resolves when it can answer. */
export async function startPgliteWorker(dataDirectory: string): Promise<Worker> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./pglite-worker.${extension}`, import.meta.url), {
    workerData: { dataDirectory },
  });
  const [message] = await once(worker, 'message');
  if (message !== 'ready') throw new Error('The embedded database did not start.');
  return worker;
}

export async function stopPgliteWorker(worker: Worker): Promise<void> {
  const stopped = once(worker, 'exit');
  worker.postMessage('close' satisfies WorkerRequest);
  await stopped;
}

/** One PGlite session. `pg` writes to it as to a TCP socket; it splits the bytes into whole protocol messages. */
export class PgliteStream extends Duplex {
  #worker: Worker;
  #started = false;
  #pending = Buffer.alloc(0);
  #session = ++sessions;
  #receive = (reply: WorkerReply) => {
    if (typeof reply === 'string' || reply.session !== this.#session || reply.bytes.length === 0) return;
    this.push(Buffer.from(reply.bytes));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#worker.ref();
    return this;
  }

  unref(): this {
    this.#worker.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pending = Buffer.concat([this.#pending, chunk]);
    for (let message = this.#nextMessage(); message; message = this.#nextMessage()) {
      if (message[0] === TERMINATE && this.#started) this.push(null);
      else this.#send(new Uint8Array(message));
      this.#started = true;
    }
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    done(error);
  }

  #send(bytes: Uint8Array): void {
    this.#worker.postMessage({ session: this.#session, bytes } satisfies WorkerRequest);
  }

  /** The first message of a session has no type byte, only its length. */
  #nextMessage(): Buffer | undefined {
    const header = this.#started ? MESSAGE_HEADER_BYTES : STARTUP_HEADER_BYTES;
    if (this.#pending.length < header) return undefined;
    const length = this.#started ? 1 + this.#pending.readInt32BE(1) : this.#pending.readInt32BE(0);
    if (this.#pending.length < length) return undefined;
    const message = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    return message;
  }
}
