// What the build tells the server about the browser's files of a surface: which of them each page needs.

import type { RouteName } from './addresses.ts';
import type { Locale } from './i18n/locales.ts';
import type { SurfaceName } from './surface.ts';

/** All files are URL paths, e.g. `/assets/main-4UQXLB2Z.js`. Scripts that a list names are for `modulepreload`. */
export type Manifest<Name extends string = RouteName> = {
  /** Hash of everything that was built. */
  buildId: string;
  /** The script that starts the page. */
  entry: string;
  /** What the entry imports, and so every page needs. */
  entryScripts: string[];
  styles: string[];
  /** The font file, to preload. */
  font: string | null;
  /** What a page needs beyond the entry's scripts and styles. */
  routes: Record<Name, PageFiles>;
  /** The texts of each language. */
  messages: Record<Locale, string[]>;
  /** Only while developing: reloads the page after a rebuild. */
  devScript?: string;
};

/** `dist/manifest.json`. */
export type Manifests = Record<SurfaceName, Manifest<string>>;

/** `messages`: the page's own texts in each language, beyond those that every page needs. */
export type PageFiles = { scripts: string[]; styles: string[]; messages: Record<Locale, string[]> };
