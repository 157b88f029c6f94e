// What pages for all have in common is rendered once and put into later ones as text: cards of products that have not
// changed, and the shell of a page that is made again. Browsers hydrate it like everything else, because it is the same
// markup as React's in the same place.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { RouteLocation } from '#src/addresses.ts';
import { App, type AppProps } from '#src/app.tsx';
import { type AppInstance, AppProvider } from '#src/app-instance.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import type { PageHead } from '#src/page-module.ts';
import { Cache } from '../memory/cache.ts';

const MAX_BYTES_OF_PARTS = 4 * 1024 * 1024;
const MAX_BYTES_OF_SHELLS = 4 * 1024 * 1024;
const BYTES_A_CHARACTER = 2;
const MAIN_BEGINS = '<main id="main"';
const MAIN_ENDS = '</main>';

type FindCached = NonNullable<AppInstance['cachedMarkup']>;
/** One without markup was seen once. Most are never seen again, so the second time is when it is rendered to be kept. */
type Part = { html: string | null };
/** `data`: what the shell shows, as JSON. */
type Shell = { data: string; header: string; footer: string };
/** `missingIn`: the languages that the shell leads elsewhere in. */
type Page = { location: RouteLocation; shellData: unknown; missingIn: PageHead['missingIn'] };

/** Holds the markup of one state of the settings. */
export class CachedMarkup {
  #parts = new Cache<Part>({
    maxSize: MAX_BYTES_OF_PARTS,
    sizeOf: ({ html }, key) => BYTES_A_CHARACTER * (key.length + (html?.length ?? 0)),
  });
  #shells = new Cache<Shell>({
    maxSize: MAX_BYTES_OF_SHELLS,
    sizeOf: ({ header, footer }, key) => BYTES_A_CHARACTER * (key.length + header.length + footer.length),
  });
  #numbers = new Map<unknown, number>();
  #shellData = new Map<Locale, string>();

  /** The markup of a page that is the same for everybody. */
  render(props: AppProps, { location, shellData, missingIn }: Page): string {
    const { app } = props;
    const data = this.#latestData(location.locale, JSON.stringify(shellData));
    const shellKey = `${location.href} ${missingIn ?? ''}`;
    const cached = this.#shells.get(shellKey);
    const shell = cached?.data === data ? cached : undefined;
    const learn: (() => void)[] = [];
    const cachedMarkup: FindCached = (Part, given) => {
      const key = `${this.#numberOf(Part)} ${location.locale} ${JSON.stringify(given)}`;
      const part = this.#parts.get(key);
      if (part?.html) return { dangerouslySetInnerHTML: { __html: part.html } };
      learn.push(() => {
        const html = part ? renderPart(<Part {...given} />, app, location) : null;
        this.#parts.set(key, { html });
      });
      return undefined;
    };
    const surface = shell ? { ...app.surface, Header: Nothing, Footer: Nothing } : app.surface;
    const html = renderToString(<App {...props} app={{ ...app, surface, cachedMarkup }} />);
    for (const part of learn) part();
    if (shell) return shell.header + html + shell.footer;
    const header = textOf(html.slice(0, html.indexOf(MAIN_BEGINS)));
    const footer = textOf(html.slice(html.lastIndexOf(MAIN_ENDS) + MAIN_ENDS.length));
    this.#shells.set(shellKey, { data, header, footer });
    return html;
  }

  /** One string for all shells that show the same. */
  #latestData(locale: Locale, data: string): string {
    const latest = this.#shellData.get(locale);
    if (latest === data) return latest;
    this.#shellData.set(locale, data);
    return data;
  }

  #numberOf(part: unknown): number {
    const number = this.#numbers.get(part) ?? this.#numbers.size;
    this.#numbers.set(part, number);
    return number;
  }
}

function renderPart(part: ReactElement, app: AppInstance, location: RouteLocation): string {
  const html = renderToString(
    <AppProvider app={app}>
      <Router ssrPath={location.href}>{part}</Router>
    </AppProvider>,
  );
  return textOf(html);
}

/** A text of its own: V8 makes a slice, and the sum of many pieces, out of what they are of. */
function textOf(piece: string): string {
  return Buffer.from(piece, 'utf16le').toString('utf16le');
}

function Nothing() {
  return null;
}
