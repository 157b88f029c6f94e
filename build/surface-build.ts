// The build's input for a surface; all else follows from its name.
import type { Budget } from '#src/page-document.ts';

/** By the name of the page's route. */
export type Budgets = Record<string, Budget>;

export type SurfaceBuild = {
  name: 'storefront' | 'office';
  budgets: Budgets;
  workers?: Readonly<Record<string, string>>;
};

export function entryOf(surface: SurfaceBuild['name']): string {
  return `client/${surface}/main.tsx`;
}

/** The file that imports the pages. */
export function pageTableOf(surface: SurfaceBuild['name']): string {
  return `src/surfaces/${surface}.ts`;
}
