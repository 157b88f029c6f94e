// The open streams of this process: told of every change that the database notices, looked after while they live.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { isLiveKind, type LiveChange } from '#src/live/live-kinds.ts';
import { HEARTBEAT_MS, type LiveEvent } from '#src/live/live-messages.ts';
import type { ChangeReceiver } from '../database/change-notices.ts';
import type { Db } from '../database/connect.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { sayOnceAMinute } from '../reporting/once-a-minute.ts';
import { listLivingSessions, type StaffSession } from '../staff/session-store.ts';
import { type LivePosition, readMissedChanges } from './live-change-store.ts';
import { LiveStream } from './live-stream.ts';

/** What a notice begins with (migration 000049). */
export const LIVE_TAG_PREFIX = 'office:';
/** The most that one process has: shoppers come first. */
export const MOST_STREAMS = 100;
/** A browser has one; more are of windows that cannot share one, or of a connection that broke in silence. */
export const MOST_STREAMS_OF_SESSION = 4;
const COME_AGAIN_AFTER_S = 60;
const CATCH_UP_AGAIN_MS = 500;

type LiveServices = { db: Db; now: () => Date; log: () => FastifyBaseLogger };

export class LiveStreams implements ChangeReceiver {
  #services: LiveServices;
  #streams = new Set<LiveStream>();
  #timer: NodeJS.Timeout | undefined;
  /** The point up to which all streams are told. */
  #position: LivePosition | null = null;
  #isListening = false;
  /** What was missed while nobody listened is not read yet: `#position` stays before it. */
  #isBehind = false;

  constructor(services: LiveServices) {
    this.#services = services;
  }

  get count(): number {
    return this.#streams.size;
  }

  /** Throws `TOO_MANY_REQUESTS` when there are too many. `since`: where the browser was before. */
  open(session: StaffSession, since: LivePosition | null): LiveStream['output'] {
    const own = [...this.#streams].filter((stream) => stream.session.id === session.id);
    if (own[0] && own.length >= MOST_STREAMS_OF_SESSION) this.#end(own[0], { name: 'replaced', data: {} });
    else if (this.#streams.size >= MOST_STREAMS) throw this.#refusal();
    const stream = new LiveStream(session);
    this.#streams.add(stream);
    stream.output.once('close', () => this.#forget(stream));
    this.#timer ??= setInterval(() => this.#lookAfter(), HEARTBEAT_MS).unref();
    // Told of changes from here on, and of all before: in this order nothing falls between.
    readMissedChanges(this.#services.db, since).then(
      ({ changes, position }) => {
        this.#position ??= position;
        stream.begin(changes, position);
      },
      () => stream.output.destroy(),
    );
    return stream.output;
  }

  onChange(tag: string): void {
    const [, xid = '', kind = '', subject = ''] = /^office:(\d+):(\w+):(.+)$/.exec(tag) ?? [];
    if (this.#streams.size === 0 || !isLiveKind(kind)) return;
    if (this.#isListening && !this.#isBehind) this.#position = { xid, atMs: Date.now() };
    this.#tell({ kind, subject });
  }

  /** What was missed meanwhile is read. */
  onListening(isListening: boolean): void {
    this.#isListening = isListening;
    if (!isListening || this.#streams.size === 0) return;
    this.#isBehind = true;
    void this.#catchUp();
  }

  /** The process stops: the browsers ask another one, or come back. */
  close(): void {
    for (const stream of this.#streams) this.#end(stream);
  }

  #tell(change: LiveChange): void {
    for (const stream of this.#streams) stream.tell(change, this.#position);
    if (change.kind !== 'staff' && change.kind !== 'session') return;
    const touched = [...this.#streams].filter(({ session }) =>
      ['*', String(session.staff.id)].includes(change.subject),
    );
    this.#checkTouched(touched).catch((error) => this.#note(error));
  }

  /** What comes meanwhile is told by the new role. Whose role cannot be read is let go, and comes back when it can. */
  async #checkTouched(streams: LiveStream[]): Promise<void> {
    for (const stream of streams) stream.hold();
    try {
      await this.#checkSessions(streams);
    } catch (error) {
      for (const stream of streams) this.#end(stream);
      throw error;
    } finally {
      for (const stream of streams) stream.release();
    }
  }

  /** Tries until it succeeds: the database that is back may still refuse a question. */
  async #catchUp(): Promise<void> {
    while (this.#isBehind) {
      try {
        const { changes, position } = await readMissedChanges(this.#services.db, this.#position);
        this.#isBehind = false;
        this.#position = position;
        if (changes) for (const change of changes) this.#tell(change);
        else for (const stream of this.#streams) stream.loseCount(position);
        await this.#checkSessions([...this.#streams]);
      } catch (error) {
        this.#note(error);
        await sleep(CATCH_UP_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  #lookAfter(): void {
    for (const stream of this.#streams) stream.beat();
    this.#checkSessions([...this.#streams]).catch((error) => this.#note(error));
  }

  /** A session that is over ends its streams; a changed role changes what they are told. */
  async #checkSessions(streams: LiveStream[]): Promise<void> {
    if (streams.length === 0) return;
    const { db, now } = this.#services;
    const ids = [...new Set(streams.map(({ session }) => session.id))];
    const sessions = await listLivingSessions(db, ids, now());
    for (const stream of streams) {
      const session = sessions.find(({ id }) => id === stream.session.id);
      if (session) stream.session = session;
      else this.#end(stream, { name: 'signedOut', data: {} });
    }
  }

  #end(stream: LiveStream, event?: LiveEvent): void {
    stream.end(event);
    // The stream is forgotten at once: a browser that reads nothing must not hold its place.
    this.#forget(stream);
  }

  #forget(stream: LiveStream): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#position = null;
    this.#isBehind = false;
  }

  #refusal(): KasaError {
    sayOnceAMinute(this.#services.log(), 'live streams', (suppressed) =>
      this.#services
        .log()
        .warn({ suppressed, streams: MOST_STREAMS }, 'no more live streams: further screens ask by themselves'),
    );
    return new KasaError('TOO_MANY_REQUESTS', 'This process has no room for another stream. Ask for the data itself.', {
      retryAfterS: COME_AGAIN_AFTER_S,
    });
  }

  /** The next look tries again; while the database is away there is nothing to tell. */
  #note(error: unknown): void {
    if (isDatabaseOutage(error)) return;
    this.#services.log().error({ err: error }, 'open screens of the office could not be looked after');
  }
}
