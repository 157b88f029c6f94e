// Reads server-sent events from an answer's body. EventSource would not say why it was refused.

/** `id` is empty where an event has none; an id alone comes with an empty name. */
export type ReadEvent = { id: string; name: string; data: string };

/** Ends with the body. `onBytes` is called for every sign of life. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<ReadEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onBytes();
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const event = parse(part);
        if (event.id || event.data) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parse(part: string): ReadEvent {
  const read = (field: string) =>
    part
      .split('\n')
      .find((line) => line.startsWith(`${field}: `))
      ?.slice(field.length + 2) ?? '';
  return { id: read('id'), name: read('event'), data: read('data') };
}
