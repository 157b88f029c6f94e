// The elements of the shop's own pages as a peer may render them: what React has rendered of ours, as trees.
import type { Browser } from 'playwright-core';
import { benchPages } from '../bench-shop.ts';
import type { PinnedProcess } from '../pinned-process.ts';

type Node = string | [tag: string, props: Record<string, string | true>, children: Node[]];

/** Without styles in attributes, which React wants as objects: that is in the peers' favour. */
const namesInReact = { class: 'className', for: 'htmlFor', srcset: 'srcSet', style: '' };
const booleans = ['checked', 'disabled', 'hidden', 'inert', 'multiple', 'open', 'required', 'selected'];

/** JSON of the trees by page. */
export async function readOwnElements(browser: Browser, { port }: PinnedProcess): Promise<string> {
  const reader = await browser.newPage();
  const trees: Record<string, Node[]> = {};
  for (const [page, path] of Object.entries(benchPages)) {
    const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    trees[page] = await reader.evaluate(readTrees, { html, namesInReact, booleans });
  }
  return JSON.stringify(trees);
}

type Asked = { html: string; namesInReact: Record<string, string>; booleans: string[] };

/** Runs in the browser. */
function readTrees({ html, namesInReact, booleans }: Asked): Node[] {
  const shownValue = ({ name, value }: Attr) => (booleans.includes(name) ? true : value);
  const propsOf = (element: Element) =>
    Object.fromEntries(
      [...element.attributes].flatMap((attribute) => {
        const name = namesInReact[attribute.name] ?? attribute.name;
        return name ? [[name, shownValue(attribute)] as const] : [];
      }),
    );
  const nodeOf = (node: ChildNode): Node[] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element ? [[node.localName, propsOf(node), [...node.childNodes].flatMap(nodeOf)]] : [];
  };
  const root = new DOMParser().parseFromString(html, 'text/html').getElementById('root');
  if (!root) throw new Error('there is nothing that React has rendered');
  return [...root.childNodes].flatMap(nodeOf);
}
