// The build's information for the server: which browser files each page of a surface needs.

import type { RouteName } from './addresses.ts';
import type { Locale } from './i18n/locales.ts';
import type { SurfaceName } from './surface.ts';

/** All files are URL paths, e.g. `/assets/main-4UQXLB2Z.js`. Scripts in lists are for `modulepreload`. */
export type Manifest<Name extends string = RouteName> = {
  /** Hash of everything that was built. */
  buildId: string;
  /** The script that starts the page. */
  entry: string;
  /** The entry's own imports, which every page needs. */
  entryScripts: string[];
  styles: string[];
  /** The files of the typefaces, by their names in `src/ui/fonts/`. */
  fonts: Record<string, string>;
  /** What each page needs beyond the entry's scripts and styles. */
  routes: Record<Name, PageFiles>;
  /** The texts of each language. */
  messages: Record<Locale, string[]>;
  /** The pages' React is that for development. */
  isDevelopment?: true;
  /** In `make dev`: brings changes and problems into the page. */
  devScript?: string;
};

/** `dist/manifest.json`. */
export type Manifests = Record<SurfaceName, Manifest<string>>;

/** `messages`: the page's own texts in each language, beyond those that every page needs. */
export type PageFiles = { scripts: string[]; styles: string[]; messages: Record<Locale, string[]> };
