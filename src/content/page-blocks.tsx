// The blocks below a text. They look as on the home page, and have its sheet: a first view has it from the server
// (`PageDescription`), and whoever comes from another page sees them when it is there. A page without blocks has nothing of it.
import { memo, Suspense, use, useState } from 'react';
import { type PageCode, PageContext } from '../shown-page.tsx';
import { BlockHtml } from '../ui/blocks/block-html.tsx';

const SHEET_OF = 'home';

/** Rendered again for other blocks only: before its code is there React would discard the server's HTML. */
export const PageBlocks = memo(({ html }: { html: string }) => {
  const pages = use(PageContext)?.pages;
  // Only the first value counts: see `ShownPage`.
  const [isReady] = useState(() => !pages || pages.get(SHEET_OF) !== undefined);
  return <Suspense>{isReady || !pages ? <BlockHtml html={html} /> : <LateBlocks {...{ html, pages }} />}</Suspense>;
});

function LateBlocks({ html, pages }: { html: string; pages: PageCode }) {
  use(whenSettled(pages.load(SHEET_OF)));
  return <BlockHtml html={html} />;
}

const settled = new WeakMap<Promise<unknown>, Promise<unknown>>();

/** Words and pictures are there without a sheet, too. The same promise every time. */
function whenSettled(loading: Promise<unknown>): Promise<unknown> {
  const waiting = settled.get(loading) ?? loading.catch(() => undefined);
  settled.set(loading, waiting);
  return waiting;
}
