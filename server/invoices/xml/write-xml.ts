// XML as text, of elements that hold either others or a text. What would be empty is not written: no format of invoices wants
// empty elements, so an optional part is written as it is said.
import { xmlText } from '../../xml-text.ts';

type Attributes = Readonly<Record<string, string>>;
export type Xml = { name: string; content: string | readonly Xml[]; attributes: Attributes };

/** Null where there is nothing to say. */
export function element(
  name: string,
  content: string | readonly (Xml | null)[],
  attributes: Attributes = {},
): Xml | null {
  const said = typeof content === 'string' ? content : content.filter((part) => part !== null);
  return said.length === 0 ? null : { name, content: said, attributes };
}

export function writeXml(name: string, attributes: Attributes, content: readonly (Xml | null)[]): string {
  const root = element(name, content, attributes);
  if (!root) throw new RangeError(`there is nothing in ${name}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function write({ name, content, attributes }: Xml, indent: string): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ');
  if (typeof content === 'string') return `${indent}<${open}>${xmlText(content)}</${name}>\n`;
  return `${indent}<${open}>\n${content.map((part) => write(part, `${indent}  `)).join('')}${indent}</${name}>\n`;
}
