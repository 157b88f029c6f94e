// XML judged by a schema, in this process: libxml2 as WebAssembly, which starts no program and reads no network. What a schema
// imports is looked for among the files beside it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorDetail } from 'libxml2-wasm';

/** What is wrong, a sentence each with its line; empty for a document that fits. */
export type SchemaCheck = (xml: Buffer) => string[];

/** Reads the schema `main` of a folder once; it is kept as long as the process runs. */
export async function openSchema(folder: string, main: string): Promise<SchemaCheck> {
  const { XmlBufferInputProvider, XmlDocument, XmlLibError, XsdValidator, xmlRegisterInputProvider } = await import(
    'libxml2-wasm'
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xsd'));
  const files = await Promise.all(
    names.map(async (name) => [addressOf(main, name), await readFile(join(folder, name))] as const),
  );
  const buffers = Object.fromEntries(files);
  const text = buffers[addressOf(main, main)];
  if (!text) throw new Error(`there is no ${main} in ${folder}`);
  xmlRegisterInputProvider(new XmlBufferInputProvider(buffers));
  const schema = XmlDocument.fromBuffer(text, { url: addressOf(main, main) });
  const validator = XsdValidator.fromDoc(schema);
  return (xml) => {
    try {
      const document = XmlDocument.fromBuffer(xml);
      try {
        validator.validate(document);
        return [];
      } finally {
        document.dispose();
      }
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      return error.details.map(describe);
    }
  };
}

/** Apart for each schema: two may have files of one name. */
const addressOf = (main: string, name: string) => `${main}/${name}`;

function describe({ line, message }: ErrorDetail): string {
  return `line ${line}: ${message.replaceAll(/\{[^{}]*\}/g, '').trim()}`;
}
