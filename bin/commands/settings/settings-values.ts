// Values of a document that are given on the command line, one by one: `address.city=Gdynia`, `logo.light=@logo.svg`.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { namesOfPart, positionOf } from '#src/shop/faults/named-parts.ts';
import { nearestFirst } from '#src/shop/faults/nearest-names.ts';
import type { SettingsDocument } from '#src/shop/settings-list.ts';
import { CliError } from '../../cli-errors.ts';
import { statInputFile } from '../input-file.ts';
import { readPictureFile } from './picture-file.ts';

type Node = Record<string, unknown>;

/** So many names are listed of what there is. */
const MOST_NAMES = 12;

type Place = { document: SettingsDocument; assignment: string; path: readonly string[] };

/** A new document; whether it may be so is the schema's to say. */
export async function withValues(
  document: SettingsDocument,
  data: unknown,
  assignments: readonly string[],
): Promise<unknown> {
  const changed = structuredClone(data);
  for (const assignment of assignments) {
    const at = assignment.indexOf('=');
    if (at < 1) throw notAssigned(assignment);
    const path = assignment.slice(0, at).split('.');
    const last = path.pop() ?? '';
    const parent = path.reduce<Node>(
      (node, key, depth) => enter(node, key, { document, assignment, path: path.slice(0, depth) }),
      changed as Node,
    );
    const place = Array.isArray(parent) ? placeIn(parent, last, { document, assignment, path }) : last;
    parent[place] = await readValue(assignment.slice(at + 1), parent[place]);
  }
  return changed;
}

/** Enters a list by number, or by what its parts are called. What is not there yet is made. */
function enter(node: Node, key: string, place: Place): Node {
  const name = Array.isArray(node) ? placeIn(node, key, place) : key;
  const inner = node[name];
  if (typeof inner === 'object' && inner !== null) return inner as Node;
  const made: Node = {};
  node[name] = made;
  return made;
}

/** The number behind the last one is that of a new part. */
function placeIn(list: readonly unknown[], key: string, place: Place): string {
  const position = Number(key) === list.length ? list.length : positionOf(list, key);
  if (position < 0) throw notListed(list, key, place);
  return String(position);
}

/** What is a text stays one, also when it looks like a number: a telephone, a register's. */
async function readValue(text: string, former: unknown): Promise<unknown> {
  if (text.startsWith('@')) return readFileValue(text.slice(1));
  if (typeof former === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readFileValue(file: string): Promise<string> {
  if (/^\.(svg|png)$/i.test(extname(file))) return readPictureFile(file);
  await statInputFile(file);
  return (await readFile(file, 'utf8')).trim();
}

/** Blocks that the shop composes itself stand in no document yet. */
const hints: Partial<Record<SettingsDocument, string>> = {
  home:
    'The shop composes its home page of what it has. "kasa home show" prints those blocks, and "kasa home edit" ' +
    'makes them your own.',
};

function notListed(list: readonly unknown[], key: string, { document, assignment, path }: Place): CliError {
  const where = path.length > 0 ? `${path.join('.')} of ${document}` : document;
  const isEmpty = list.length === 0;
  const names = nearestFirst(key, [...new Set(list.map((part, at) => namesOfPart(part)[0] ?? String(at)))]);
  const there = isEmpty
    ? (hints[document] ?? `The list is empty: its first part is number 0, as ${[...path, '0'].join('.')}.`)
    : `There is ${names.slice(0, MOST_NAMES).join(', ')}: parts of a list are named by id, slug or kind, or by number from 0.`;
  return new CliError({
    code: 'VALUE_UNREADABLE',
    title: `There is no ${key} in ${where}, where "${assignment}" looks for it.`,
    fix: `${there} "kasa settings get ${document}" prints the document.`,
  });
}

function notAssigned(assignment: string): CliError {
  return new CliError({
    code: 'VALUE_UNREADABLE',
    title: `"${assignment}" names no value.`,
    fix: 'Write PATH=VALUE, as address.city=Gdynia, or PATH=@FILE for what stands in a file.',
  });
}
