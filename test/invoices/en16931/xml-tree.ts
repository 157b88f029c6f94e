// XML as a tree that a test looks things up in: `ram:Tax[ram:CategoryCode=S]/ram:Amount`, `cbc:ID/@schemeID`.
import { XmlDocument, XmlElement } from 'libxml2-wasm';

export type Tree = { name: string; text: string; attributes: Record<string, string>; children: Tree[] };

/** Throws for what is not well-formed. */
export function readXml(text: string): Tree {
  const document = XmlDocument.fromString(text);
  try {
    return treeOf(document.root);
  } finally {
    document.dispose();
  }
}

function treeOf(element: XmlElement): Tree {
  const children: Tree[] = [];
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof XmlElement) children.push(treeOf(node));
  }
  return {
    name: element.prefix ? `${element.prefix}:${element.name}` : element.name,
    text: children.length === 0 ? element.content : '',
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    children,
  };
}

/** All elements at a path. A condition is of an attribute or a path below. */
export function allAt(tree: Tree, path: string): Tree[] {
  const steps = path.match(/(?:\[[^\]]*\]|[^/[])+/g) ?? [];
  return steps.reduce<Tree[]>((found, step) => found.flatMap((each) => childrenAt(each, step)), [tree]);
}

function childrenAt({ children }: Tree, step: string): Tree[] {
  const [name = '', condition = ''] = step.split('[');
  const [where = '', value] = condition.replace(']', '').split('=');
  return children.filter(
    (child) => child.name === name && (where === '' || textsAt(child, where).includes(value ?? '')),
  );
}

/** The texts of elements, or of an attribute of theirs. */
export function textsAt(tree: Tree, path: string): string[] {
  const [, elements = path, attribute] = /^(?:(.*)\/)?@(\w+)$/.exec(path) ?? [];
  const found = elements.startsWith('@') ? [tree] : allAt(tree, elements);
  return found.flatMap(({ text, attributes }) => (attribute === undefined ? text : (attributes[attribute] ?? [])));
}
