// Collects everything that fails in the browser. The first view contains only this queue; the code that sends it is
// loaded when the page is interactive, and receives the errors collected until then.

type Sink = (error: unknown) => void;

const MAX_WAITING = 20;

let sink: Sink | undefined;
const waiting: unknown[] = [];

export function reportError(error: unknown): void {
  console.error(error);
  if (sink) sink(error);
  else if (waiting.length < MAX_WAITING) waiting.push(error);
}

export function takeOver(newSink: Sink): void {
  sink = newSink;
  waiting.splice(0).forEach(newSink);
}
