import { renderToString } from 'react-dom/server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Router } from 'wouter';
import { KasaError } from '#src/errors.ts';
import { assertOwnPage } from '#src/own-address.ts';
import { PageLink } from '#src/ui/page-link.tsx';

const link = suite('page link');

const codeOf = (to: string) => {
  try {
    assertOwnPage(to);
    return null;
  } catch (error) {
    return error instanceof KasaError ? error.code : 'other';
  }
};

link('goes to pages of ours', () => {
  assert.is(codeOf('/pl/p/zolw-jazz?variant=A'), null);
  const html = renderToString(
    <Router ssrPath="/pl">
      <PageLink to="/pl/c/plakaty">Plakaty</PageLink>
    </Router>,
  );
  assert.is(html, '<a href="/pl/c/plakaty">Plakaty</a>');
});

for (const to of ['https://example.com', '//example.com', '/\\example.com', '\\\\example.com', 'mailto:a@b.c', 'pl']) {
  link(`refuses ${to}: the router is for our own pages`, () => {
    assert.is(codeOf(to), 'EXTERNAL_NAVIGATION_REFUSED');
  });
}

for (const to of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x']) {
  link(`refuses ${to} as unsafe`, () => {
    assert.is(codeOf(to), 'UNSAFE_URL_REFUSED');
  });
}

link.run();
