// The build's input for a surface; all else follows from its name.
import type { Manifests } from '#src/manifest.ts';
import type { Budget } from '#src/page-document.ts';

/** The budgets by the name of the page's route. */
export type Budgets = Record<string, Budget>;

export type SurfaceBuild = {
  name: keyof Manifests;
  budgets: Budgets;
  /** Routes of pages whose shared files come together (`page-parts.ts`). */
  sharing?: readonly string[];
  workers?: Readonly<Record<string, string>>;
  /** Texts are no scripts of a first view, but part of its HTML. */
  hasTextsInPage?: boolean;
};

/** The modules that the build adds to pages; nothing but a chunk follows from their imports. */
export const partsNamespace = 'parts';

export function entryOf(surface: SurfaceBuild['name']): string {
  return `client/${surface}/main.tsx`;
}

/** The file that imports the pages. */
export function pageTableOf(surface: SurfaceBuild['name']): string {
  return surface === 'office' ? 'src/surfaces/office-pages.generated.ts' : `src/surfaces/${surface}.ts`;
}
