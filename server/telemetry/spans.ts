// Spans: what was done, how long it took, and what it was part of. Nothing is recorded, and next to nothing spent, until
// somebody says with what (`start-tracing.ts`); this file knows nothing of OpenTelemetry.
//
// No attribute holds anything of a person: routes without ids, statements without values, hosts without paths.
import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'server' | 'client' | 'internal';
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Times are milliseconds since 1970. */
export type OpenSpan = {
  end(last: { name?: string; attributes?: SpanAttributes; isFailed: boolean; at?: number }): void;
};

export type NewSpan = {
  name: string;
  kind: SpanKind;
  attributes: SpanAttributes;
  parent: OpenSpan | undefined;
  startedAt?: number;
};

export type StartSpan = (span: NewSpan) => OpenSpan;

let startSpan: StartSpan | null = null;
const current = new AsyncLocalStorage<OpenSpan>();

/** Records from now on. The returned function ends that. */
export function recordSpansWith(start: StartSpan): () => void {
  startSpan = start;
  return () => {
    if (startSpan === start) startSpan = null;
  };
}

export function areSpansRecorded(): boolean {
  return startSpan !== null;
}

/** Null while nothing is recorded. */
export function openSpan(span: Omit<NewSpan, 'parent'>): OpenSpan | null {
  const opened = startSpan?.({ ...span, parent: current.getStore() });
  return opened ?? null;
}

/** What `task` does, now or later, is part of the span. */
export function asPartOfSpan<T>(span: OpenSpan, task: () => T): T {
  return current.run(span, task);
}

/** Whether something is under way that what happens now would be a part of. */
export function isWithinSpan(): boolean {
  return startSpan !== null && current.getStore() !== undefined;
}

const LONGEST_STATEMENT = 2_000;

/** A statement that was carried out just now. Its values are parameters and not in its text; what a text quotes goes too. */
export function recordStatement(text: string, durationMs: number, isFailed: boolean): void {
  if (!isWithinSpan()) return;
  const query = text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim();
  const endedAt = Date.now();
  openSpan({
    name: /^\w+/.exec(query)?.[0].toLowerCase() ?? 'statement',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.slice(0, LONGEST_STATEMENT) },
    startedAt: endedAt - durationMs,
  })?.end({ isFailed, at: endedAt });
}
