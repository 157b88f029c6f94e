// Values of a document that are given on the command line, one by one: `address.city=Gdynia`, `logo.light=@logo.svg`.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { CliError } from '../../cli-errors.ts';
import { statInputFile } from '../input-file.ts';
import { readPictureFile } from './picture-file.ts';

type Node = Record<string, unknown>;

/** A new document; whether it may be so is the schema's to say. */
export async function withValues(document: unknown, assignments: readonly string[]): Promise<unknown> {
  const changed = structuredClone(document);
  for (const assignment of assignments) {
    const at = assignment.indexOf('=');
    if (at < 1) throw notAssigned(assignment);
    const path = assignment.slice(0, at).split('.');
    const last = path.pop() ?? '';
    const parent = path.reduce<Node>((node, key) => enter(node, key, assignment), changed as Node);
    parent[last] = await readValue(assignment.slice(at + 1), parent[last]);
  }
  return changed;
}

/** Enters a list by number, or by what its parts are called. What is not there yet is made. */
function enter(node: Node, key: string, assignment: string): Node {
  if (Array.isArray(node) && !/^\d+$/.test(key)) {
    const named = node.find((part: Node) => [part.id, part.slug, part.kind].includes(key));
    if (!named) throw notListed(key, assignment);
    return named;
  }
  const inner = node[key];
  if (typeof inner === 'object' && inner !== null) return inner as Node;
  const made: Node = {};
  node[key] = made;
  return made;
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

function notListed(key: string, assignment: string): CliError {
  return new CliError({
    code: 'VALUE_UNREADABLE',
    title: `There is no ${key} where "${assignment}" looks for it.`,
    fix: '"kasa settings get" prints what there is: parts of a list are named by id, slug or kind, or by number from 0.',
  });
}

function notAssigned(assignment: string): CliError {
  return new CliError({
    code: 'VALUE_UNREADABLE',
    title: `"${assignment}" names no value.`,
    fix: 'Write PATH=VALUE, as address.city=Gdynia, or PATH=@FILE for what stands in a file.',
  });
}
