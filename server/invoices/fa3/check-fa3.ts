// What KSeF would refuse an FA(3) document for, asked before it is kept: the Ministry's schema, and the rules of its
// verification of invoices that a schema does not know.
import { fileURLToPath } from 'node:url';
import { openSchema, type SchemaCheck } from '../check-by-schema.ts';

// The schemas lie beside this file, in the sources and in the bundle.
const folder = fileURLToPath(new URL('./fa3-schemas', import.meta.url));
const MOST_BYTES = 1_000_000;
const discouraged = /[\x7f-\x84\x86-\x9f\p{Noncharacter_Code_Point}]/u;

let schema: Promise<SchemaCheck> | undefined;

/** Empty for a document that can be sent. */
export async function faultsOfFa3(xml: Buffer): Promise<string[]> {
  schema ??= openSchema(folder, 'FA3.xsd');
  const check = await schema;
  const text = xml.toString();
  const found = [
    xml.length > MOST_BYTES ? `${xml.length} bytes, and at most ${MOST_BYTES} are taken` : '',
    text.startsWith('\ufeff') ? 'a byte order mark at its begin' : '',
    /<\?(?!xml\s)/.test(text) ? 'a processing instruction' : '',
    discouraged.test(text) ? 'signs that XML discourages' : '',
  ];
  return [...found.filter(Boolean), ...check(xml)];
}
