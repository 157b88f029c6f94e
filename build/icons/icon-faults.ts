// Faults of icons. Icons are put into our pages unchanged, so they may contain shapes and nothing else.
import type { IconFile } from './icon-collections.ts';

export type IconFault = {
  kind: string;
  file: string;
  line?: number;
  /** What is wrong, in a sentence. */
  problem: string;
  fix: string;
};

export type IconLicense = { license?: unknown };

/** `LICENSES.json`: collection -> name -> licence. */
export type IconLicenses = Record<string, Record<string, IconLicense>>;

const reference = /\b(?:xlink:)?href\s*=\s*(["'])\s*(?!#)(.*?)\1|url\(\s*(["']?)(?!#)(.*?)\3\s*\)|@import\s+(\S+)/i;

const contentRules: { kind: string; pattern: RegExp; problem: string; fix: string }[] = [
  {
    kind: 'script',
    pattern: /<\s*(?:\w+:)?script\b|javascript:/i,
    problem: 'holds a script',
    fix: 'Remove it: an icon is a drawing.',
  },
  {
    kind: 'event-handler',
    pattern: /[\s"'/]on[a-z]+\s*=/i,
    problem: 'has an event handler',
    fix: 'Remove the attribute that begins with "on".',
  },
  {
    kind: 'foreign-object',
    pattern: /<\s*(?:\w+:)?foreignObject\b/i,
    problem: 'holds a foreignObject, which can be any HTML',
    fix: 'Draw its content with paths.',
  },
  {
    kind: 'external-reference',
    pattern: reference,
    problem: 'refers to something outside itself',
    fix: 'Put what it refers to into the file, or leave it out. References to "#id" are allowed.',
  },
  {
    kind: 'external-reference',
    pattern: /<!(?:DOCTYPE|ENTITY)|<\?(?!xml\s)/i,
    problem: 'has a document type, an entity or an instruction',
    fix: 'Begin the file with <svg.',
  },
];

export function findContentFaults({ file, svg }: IconFile): IconFault[] {
  const lineAt = (offset: number) => svg.slice(0, offset).split('\n').length;
  // Character references could hide forbidden text, so they are decoded first.
  const plain = svg.replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0x10ffff)),
  );
  const faults = contentRules.flatMap(({ kind, pattern, problem, fix }): IconFault[] => {
    const match = pattern.exec(plain);
    return match ? [{ kind, file, line: lineAt(match.index), problem: `${problem}: ${excerpt(match[0])}`, fix }] : [];
  });
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*\bviewBox="0 0 [\d.]+ [\d.]+"/.test(svg)) {
    faults.push({
      kind: 'view-box',
      file,
      line: 1,
      problem: 'has no viewBox from 0 0, so it cannot be scaled',
      fix: 'Write <svg viewBox="0 0 WIDTH HEIGHT"> with the size of the drawing.',
    });
  }
  return faults;
}

/** Several icons are in one page, where each id must be unique. */
export function findRepeatedIds(files: IconFile[]): IconFault[] {
  const firstUse = new Map<string, string>();
  return files.flatMap(({ file, svg }) =>
    [...svg.matchAll(/\sid\s*=\s*["']([^"']*)["']/g)].flatMap(({ 1: id = '', index }): IconFault[] => {
      const first = firstUse.get(id);
      if (first === undefined) {
        firstUse.set(id, file);
        return [];
      }
      const line = svg.slice(0, index).split('\n').length + (svg[index] === '\n' ? 1 : 0);
      const problem = `uses the id "${id}" again; it stands in ${first} already`;
      return [{ kind: 'duplicate-id', file, line, problem, fix: 'Give it an id of its own, or draw without.' }];
    }),
  );
}

// SPDX: https://spdx.org/licenses/. The GNU licences and the ODbL require share-alike without containing the word.
const nonCommercial = /(^|[-\s(])(NC|NonCommercial)([-\s)]|$)|non-?commercial/i;
const shareAlike = /(^|[-\s(])SA([-\s)]|$)|share-?alike|\b[AL]?GPL\b|\bODbL\b/i;

export function findLicenseFaults(files: IconFile[], licenses: IconLicenses, licenseFile: string): IconFault[] {
  return files.flatMap(({ collection, name, file }): IconFault[] => {
    const license = licenses[collection]?.[name]?.license;
    if (typeof license !== 'string' || license.trim() === '') {
      return [
        {
          kind: 'no-license',
          file,
          problem: `has no licence in ${licenseFile}`,
          fix: `Add "${name}": { "license": "…", "source": "…" } under "${collection}", or remove the icon.`,
        },
      ];
    }
    const refused = nonCommercial.test(license) ? 'non-commercial' : shareAlike.test(license) ? 'share-alike' : null;
    if (!refused) return [];
    return [
      {
        kind: 'refused-license',
        file,
        problem: `is under ${license}, a ${refused} licence, which a shop cannot meet`,
        fix: 'Use a mark under CC0-1.0, MIT or the like, or draw a neutral badge with the name.',
      },
    ];
  });
}

const EXCERPT_LENGTH = 60;

function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH)}…` : line;
}
