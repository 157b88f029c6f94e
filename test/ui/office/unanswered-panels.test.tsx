// A panel whose question got no answer says so, with the way to ask again: none is empty without a word.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Router } from 'wouter';
import { AppProvider } from '#src/app-instance.tsx';
import { CollectionMembers } from '#src/catalogue/office/collections/collection-members.tsx';
import { MEMBERS_SHOWN, membersQuery, rulePreviewQuery } from '#src/catalogue/office/collections/collection-queries.ts';
import { RulePreview } from '#src/catalogue/office/collections/rule-preview.tsx';
import type { PartProps } from '#src/catalogue/office/editor/product-part.ts';
import { bindGoingWithFields } from '#src/catalogue/office/going-with/going-with-fields.tsx';
import { goingProductsQuery } from '#src/catalogue/office/going-with/going-with-queries.ts';
import type { GoingWithSlice } from '#src/catalogue/office/going-with/going-with-slice.ts';
import { ImportMessages } from '#src/catalogue/office/imports/import-messages.tsx';
import { importMessagesQuery } from '#src/catalogue/office/imports/import-queries.ts';
import { RemovePicturesDialog } from '#src/catalogue/office/library/remove-pictures-dialog.tsx';
import { LibraryDialog } from '#src/catalogue/office/pictures/library-dialog.tsx';
import { KasaError } from '#src/errors.ts';
import { createQueryClient, operationQuery } from '#src/query-client.ts';
import { SynonymDialog } from '#src/searches/office/synonym-dialog.tsx';
import { secretListQuery } from '#src/secrets/office/secret-queries.ts';
import { ConnectionCheck } from '#src/shop/office/checks/connection-check.tsx';
import { blockChoicesQuery } from '#src/writing/office/block-choices-query.ts';
import { WrittenBlocks } from '#src/writing/office/written-blocks.tsx';
import { listSources } from '#test/source-imports.ts';
import { anApp } from '../../fixtures/an-app.ts';

const GoingWithFields = await bindGoingWithFields();

const nothing = () => undefined;
// What is read of it here is all there.
const goingWith = { slice: { handles: 'mug' }, change: nothing, shown: null } as unknown as PartProps<GoingWithSlice>;

type Panel = { query: { queryKey: readonly unknown[] }; panel: ReactNode };

const rule = { match: 'all' as const, conditions: [{ field: 'tag', operator: 'is', value: 'kubek' }] };
const typed = rule.conditions.map((condition, id) => ({ id: String(id), ...condition }));

const panels: Readonly<Record<string, Panel>> = {
  'products of a collection': {
    query: membersQuery('c1', MEMBERS_SHOWN),
    panel: (
      <CollectionMembers
        collection={{ id: 'c1', version: 1, sort: 'manual', rule: null } as never}
        onChanged={async () => undefined}
      />
    ),
  },
  'what a rule finds': {
    query: rulePreviewQuery(JSON.stringify(rule)),
    panel: <RulePreview match="all" typed={typed as never} />,
  },
  'messages of an import': {
    query: importMessagesQuery(1, null, {}),
    panel: <ImportMessages shown={{ id: 1, state: 'checked', faults: 1, kinds: [] } as never} />,
  },
  'the picture library': {
    query: operationQuery('PicturesList', { text: null, before: null }),
    panel: <LibraryDialog isThere={() => false} onChoose={nothing} onClose={nothing} />,
  },
  'what a word of shoppers means': {
    query: operationQuery('SearchesPages', { locale: 'en' }),
    panel: (
      <SynonymDialog start={{ locale: 'en', term: 'mug', meanings: [], page: 'mugs', version: 0 }} onClose={nothing} />
    ),
  },
  'pictures that nothing shows': {
    query: operationQuery('PicturesUnused', {}),
    panel: <RemovePicturesDialog keys="unused" onRemoved={nothing} onClose={nothing} />,
  },
  'what goes with a product': {
    query: goingProductsQuery(['mug']),
    panel: <GoingWithFields {...goingWith} />,
  },
  'a check of the mail server': { query: secretListQuery, panel: <ConnectionCheck of="mail" /> },
  'blocks of a page': {
    query: blockChoicesQuery([]),
    panel: <WrittenBlocks editor={{ form: { rows: [] }, problems: [] } as never} />,
  },
};

async function drawn({ query, panel }: Panel, hasFailed: boolean): Promise<string> {
  const transport = () => Promise.reject(new KasaError('SERVICE_UNAVAILABLE', 'refused'));
  const queryClient = createQueryClient(transport, 'server');
  // The client is as in a browser after the question: it does not ask once more by being drawn.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false } });
  if (hasFailed) await queryClient.prefetchQuery(query as never);
  const html = renderToString(
    <AppProvider app={anApp('en')}>
      <QueryClientProvider client={queryClient}>
        <Router ssrPath="/admin">{panel}</Router>
      </QueryClientProvider>
    </AppProvider>,
  );
  queryClient.clear();
  return html;
}

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

for (const [name, panel] of Object.entries(panels)) {
  test(`without an answer that is said, with the way to ask again: ${name}`, async () => {
    assert.match(wordsOf(await drawn(panel, true)), /This could not be fetched from the shop\. .* Try again/);
    assert.not.match(wordsOf(await drawn(panel, false)), 'Try again');
  });
}

/** What is asked beside the page, and why nothing is said where it is not answered. */
const silent: Readonly<Record<string, string>> = {
  'src/ui/office/type-ahead.tsx': 'says it in its own line',
  'src/surfaces/office/office-search.tsx': 'says it in its own line',
  'src/refunds/office/use-refund-choice.ts': 'the form that uses it says it',
  'src/catalogue/office/going-with/use-going-with.ts': 'the fields that use it say it',
  'src/catalogue/office/rare-parts/use-garan.ts': 'the label that uses it says it',
  'src/order-actions/office/use-order-batch.ts': 'asks again each second',
  'src/live/office/live-notice.tsx': 'asks again by itself',
  'src/live/office/waiting-bar.tsx': 'asks again by itself',
  'src/orders/office/to-send-count.tsx': 'a number beside an entry, which is there without it',
  'src/drafts/office/line-stock.tsx': 'a number beside a line, and what is too little is refused when it is sent',
  'src/inventory/office/use-stock-choices.ts': 'numbers beside choices, which are there without them',
  'src/catalogue/office/product-list/product-choices.ts': 'numbers beside choices, which are there without them',
  'src/order-list/office/orders-page.tsx': 'an offer to choose more than is on the page',
  'src/today/office/today-page.tsx': 'a reminder',
  'src/setup/office/payments-step.tsx': 'advice of Stripe, which may take its time',
  'src/shop/office/checks/inactive-methods.tsx': 'advice of Stripe, which may take its time',
  'src/catalogue/office/product-list/price-on-page.tsx': 'advice',
  'src/catalogue/office/advice/usual-vat.tsx': 'advice',
  'src/catalogue/office/advice/advice-notes.tsx': 'advice',
  'src/catalogue/office/matrix/cell-problems.tsx': 'advice',
};

test('whatever the office asks beside a page says that it has no answer, or is known to be silent', async () => {
  const asking = (await listSources('src/**/*.{ts,tsx}')).filter(
    ({ path, text }) => /\/office\//.test(path) && /\buseQuery\(/.test(text),
  );
  const without = asking.filter(({ text }) => !text.includes('<Unanswered query={')).map(({ path }) => path);
  assert.equal(without.toSorted(), Object.keys(silent).toSorted());
});

test.run();
