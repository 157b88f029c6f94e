// A draft of which an amount cannot be read has no sums: a dash stands where they would, never a nought, and its field says why.
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { AppProvider } from '#src/app-instance.tsx';
import { DraftSums } from '#src/drafts/office/draft-sums.tsx';
import { locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { anApp } from '../fixtures/an-app.ts';

type Sums = Parameters<typeof DraftSums>[0];

function render(locale: (typeof locales)[number], changes: Partial<Sums>): string {
  const app = anApp(locale);
  const nothing = money(0, 'EUR');
  const sums = { goods: { goods: nothing, whole: nothing }, totals: { shipping: nothing, total: nothing } };
  const given = { ...sums, currency: 'EUR', discount: { kind: 'amount', text: '' }, isWrong: undefined, vat: [] };
  const act = { onLeave: () => undefined, onDiscount: () => undefined };
  // What is read of it here is all there.
  const props = { ...given, ...act, isKnown: true, ...changes } as unknown as Sums;
  return renderToString(
    <AppProvider app={app}>
      <DraftSums {...props} />
    </AppProvider>,
  ).replaceAll('<!-- -->', '');
}

const sumsIn = (html: string) => [...html.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text]) => text);

test('with an amount that cannot be read no sum is said, in any language', () => {
  for (const locale of locales) {
    const html = render(locale, { isKnown: false });
    assert.equal(sumsIn(html), ['–', '', '–', '–'], locale);
    assert.not.match(html.replace(/<[^>]+>/g, ' '), /0[.,]00/);
  }
  assert.is(sumsIn(render('de', {})).filter((text) => text?.includes('0,00')).length, 3, 'a sum of nothing is one');
});

test('the field that cannot be read says what it takes, and is named by it', () => {
  for (const locale of locales) {
    const discount = { kind: 'percent', text: '101', currency: 'EUR' } as Sums['discount'];
    const html = render(locale, { isKnown: false, isWrong: true, discount });
    assert.match(html, 'aria-invalid="true"', locale);
    const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    const said = new RegExp(`<span id="${id}"[^>]*>(.*?)</span>`).exec(html)?.[1];
    assert.is(said, translateTo(locale)('drafts.bad_percent'), locale);
  }
});

test.run();
