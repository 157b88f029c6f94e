/** What `make dev` tells open pages: the whole of it with each change. */
export type DevState = {
  /** The name of the running `make dev`. */
  session: string;
  /** The number of the browser's modules; goes up with each that is another. */
  version: number;
  /** Goes up with every other sheet. */
  sheets: number;
  /** Goes up when a page can only be loaded again: the server or a package is another. */
  pages: number;
  problems: readonly DevProblem[];
};

/** The same as in `build/dev/dev-problem.ts`, of which a page sees nothing. */
export type DevProblem = {
  kind: 'source' | 'type' | 'server' | 'running';
  path: string;
  line: number;
  column: number;
  message: string;
  frame?: string;
};
