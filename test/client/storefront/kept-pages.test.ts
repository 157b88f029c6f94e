import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type KeptPage, keepPages, MAX_AHEAD, MAX_BEHIND } from '#client/storefront/kept-pages.ts';
import { locate, type RouteLocation } from '#src/addresses.ts';

const test = suite('kept pages');

const at = (href: string) => locate(href) as RouteLocation;
const hrefsOf = (pages: readonly KeptPage[], place: KeptPage['place']) =>
  pages.filter((page) => page.place === place).map(({ location }) => location.href);

test('a listing that is left stays behind a product, and is the same page on the way back', () => {
  const kept = keepPages(at('/pl/c/plakaty'));
  const listing = kept.arrive(at('/pl/c/plakaty?after=x'));
  kept.arrive(at('/pl/p/zubr'));
  assert.equal(hrefsOf(kept.list(), 'behind'), ['/pl/c/plakaty?after=x']);
  assert.is(kept.arrive(at('/pl/c/plakaty?after=x')), listing);
  assert.is(listing.place, 'shown');
});

test('a product, and what is not worth keeping, is given up when it is left', () => {
  const kept = keepPages(at('/pl/p/zubr'), ({ location }) => location.route !== 'home');
  kept.arrive(at('/pl'));
  kept.arrive(at('/pl/c/plakaty'));
  assert.equal(
    kept.list().map(({ location }) => location.href),
    ['/pl/c/plakaty'],
  );
});

test('so many pages are behind the shown one, those that were left last', () => {
  const kept = keepPages(at('/pl'));
  for (const name of ['a', 'b', 'c', 'd', 'e']) kept.arrive(at(`/pl/c/${name}`));
  assert.is(MAX_BEHIND, 3);
  assert.equal(hrefsOf(kept.list(), 'behind'), ['/pl/c/b', '/pl/c/c', '/pl/c/d']);
});

test('so many pages are ahead, and those that are not wanted any more are given up', () => {
  const kept = keepPages(at('/pl/c/plakaty'));
  let told = 0;
  kept.subscribe(() => {
    told += 1;
  });
  kept.prepare(['a', 'b', 'c', 'd', 'e'].map((name) => at(`/pl/p/${name}`)));
  assert.is(MAX_AHEAD, 4);
  assert.equal(hrefsOf(kept.list(), 'ahead'), ['/pl/p/a', '/pl/p/b', '/pl/p/c', '/pl/p/d']);
  const [, , c] = kept.list().filter(({ place }) => place === 'ahead');
  kept.prepare(['c', 'x'].map((name) => at(`/pl/p/${name}`)));
  assert.equal(hrefsOf(kept.list(), 'ahead'), ['/pl/p/c', '/pl/p/x']);
  assert.ok(c && kept.list().includes(c), 'rendered twice');
  kept.prepare(['x', 'c'].map((name) => at(`/pl/p/${name}`)));
  assert.is(told, 2, 'told of nothing');
  assert.is(kept.arrive(at('/pl/p/c')), c);
});

test('what is shown, or lies behind, is not rendered again to be ahead', () => {
  const kept = keepPages(at('/pl/c/plakaty'));
  kept.arrive(at('/pl/p/zubr'));
  const before = kept.list();
  kept.prepare([at('/pl/c/plakaty'), at('/pl/p/zubr')]);
  assert.is(kept.list(), before);
});

test.run();
