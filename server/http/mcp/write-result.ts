// The answer of a tool. It stands in it twice, as the protocol wants it: as a value, and as a text of that. It is made once, and of a
// long one the text is made as it is read, so that whoever reads slowly holds it in memory once.
import { Readable } from 'node:stream';
import type { RpcId } from './mcp-protocol.ts';

const LONG = 65_536;
const PIECE = 16_384;

export function writeResult(id: RpcId, answer: object): string | Readable {
  const json = JSON.stringify(answer);
  const start = `{"resultType":"complete","structuredContent":`;
  const end = `"}]},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
  const pieces = piecesOf(json, `{"result":${start}`, end);
  return json.length < LONG ? [...pieces].join('') : Readable.from(pieces, { objectMode: false });
}

function* piecesOf(json: string, start: string, end: string): Generator<string> {
  yield start;
  yield json;
  yield ',"content":[{"type":"text","text":"';
  // A pair of surrogates that is cut apart is written as two escapes, which are the same pair again.
  for (let at = 0; at < json.length; at += PIECE) yield JSON.stringify(json.slice(at, at + PIECE)).slice(1, -1);
  yield end;
}
