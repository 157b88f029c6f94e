// What is wrong while somebody develops, as the terminal and the page's panel show it.

import type { BuildFailure } from 'esbuild';

export type DevProblem = {
  /** A source that cannot be read, a wrong type, a server that does not start, an error while the page or the server runs. */
  kind: 'source' | 'type' | 'server' | 'running';
  /** The path from the root; empty where the place is unknown. */
  path: string;
  /** Counted from one. */
  line: number;
  column: number;
  message: string;
  /** The lines around the place. */
  frame?: string;
};

const LINES_AROUND = 2;

/** The lines around a place, with their numbers and a mark below it. */
export function frameOf(source: string, { line, column }: Pick<DevProblem, 'line' | 'column'>): string {
  const lines = source.split('\n');
  const first = Math.max(1, line - LINES_AROUND);
  const shown = lines.slice(first - 1, line + LINES_AROUND);
  const width = String(first + shown.length - 1).length;
  return shown
    .flatMap((text, index) => {
      const number = first + index;
      const numbered = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
      return number === line
        ? [numbered, `  ${' '.repeat(width)} | ${' '.repeat(Math.max(column - 1, 0))}^`]
        : [numbered];
    })
    .join('\n');
}

export function formatProblem({ path, line, column, message, frame }: DevProblem): string {
  return [path ? `${path}:${line}:${column}: ${message}` : message, frame].filter(Boolean).join('\n');
}

/** esbuild's own; throws what is none. */
export function problemsOfBuild(error: Partial<BuildFailure>): DevProblem[] {
  if (!error.errors) throw error;
  return error.errors.map(({ text, location }) => {
    const place = { line: location?.line ?? 1, column: (location?.column ?? 0) + 1 };
    const frame = location ? frameOf('\n'.repeat(place.line - 1) + location.lineText, place) : '';
    // Its paths may begin with the name of a plugin.
    return {
      kind: 'source' as const,
      path: location?.file.replace(/^[\w-]+:/, '') ?? '',
      ...place,
      message: text,
      frame,
    };
  });
}
