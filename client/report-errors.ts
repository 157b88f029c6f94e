// Errors wait here until somebody takes them over; nothing is loaded before the page is there for its visitor.
let sink: ((error: unknown) => void) | undefined;
const waiting: unknown[] = [];

export function reportError(error: unknown): void {
  sink ? sink(error) : waiting.push(error);
}

export function takeOver(newSink: (error: unknown) => void): void {
  sink = newSink;
  waiting.splice(0).forEach(newSink);
}

addEventListener('error', (event) => reportError(event.error));
addEventListener('unhandledrejection', (event) => reportError(event.reason));
