import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';

const schemas = fileURLToPath(new URL('../../fixtures/invoices/factur-x', import.meta.url));
const NAME = 'Factur-X_1.07.3_EN16931.xsd';

/** The schema of CII in the profile EN 16931. Whoever asks disposes of it. */
export async function openFacturX(): Promise<XsdValidator> {
  const files = (await readdir(schemas)).filter((name) => name.endsWith('.xsd'));
  const buffers = await Promise.all(files.map(async (name) => [name, await readFile(join(schemas, name))] as const));
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(buffers)));
  const schema = XmlDocument.fromBuffer(await readFile(join(schemas, NAME)), { url: NAME });
  return XsdValidator.fromDoc(schema);
}
