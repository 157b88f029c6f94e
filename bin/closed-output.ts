// What a command prints into a pipe that its reader, such as `head`, has closed. What it has begun it still brings to its end:
// orders are sent or products imported whole, whether or not anybody reads of it.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

let isTolerated = false;

/** Once for the process. Anything else that goes wrong with the output ends it as before. */
export function tolerateClosedOutput(): void {
  if (isTolerated) return;
  isTolerated = true;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', throwUnlessClosed);
}

/** Prints no faster than it is read, and stops reading `texts` when nobody does any more. Answers the bytes. */
export async function printTexts(texts: AsyncIterable<string> | Iterable<string>): Promise<number> {
  let bytes = 0;
  const counted = async function* () {
    for await (const text of texts) {
      bytes += Buffer.byteLength(text);
      yield text;
    }
  };
  await pipeline(Readable.from(counted()), process.stdout, { end: false }).catch(throwUnlessClosed);
  return bytes;
}

function throwUnlessClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
}
