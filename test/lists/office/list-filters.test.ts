import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { choice, day, foundChoice, kept, listFilters, searchText, tabs } from '#src/lists/office/list-filters.ts';

const filters = listFilters({
  work: kept(['late', 'today']),
  state: tabs('list.any', ['open', 'closed'], (id) => id),
  stars: choice('list.any', [1, 2, 3], (stars) => String(stars)),
  country: foundChoice('list.any', /^[A-Z]{2}$/),
  from: day('list.any'),
  text: searchText('list.any', 5),
});
const set = { work: 'late', state: 'open', stars: 2, country: 'PL', from: '2026-11-01', text: 'foxes' } as const;

test('an address holds every filter, and is read back', () => {
  assert.is(filters.toQuery(set), 'work=late&state=open&stars=2&country=PL&from=2026-11-01&text=foxes');
  assert.equal(filters.read(new URLSearchParams(filters.toQuery(set))), set);
  assert.is(filters.count(set), 6);
});

test('what is not understood is left out of an address and of what the API is given', () => {
  const strange = { work: 'early', state: 'OPEN', stars: '9', country: 'Poland', from: '2026-13-45', text: '  ' };
  assert.equal(filters.read(new URLSearchParams(strange)), filters.none);
  assert.equal(filters.readInput({ ...strange, stars: null, other: 'x' }), filters.none);
  assert.is(filters.count(filters.none), 0);
  assert.is(filters.toQuery(filters.none), '');
});

test('the API may be given numbers, and a text that is too long is cut', () => {
  assert.equal(filters.readInput({ stars: 3, text: ' foxes and owls' }), { ...filters.none, stars: 3, text: 'foxes' });
});

test('what a list is narrowed to is what its address says and is understood', () => {
  assert.equal(filters.inAddress(new URLSearchParams('stars=2&country=Poland&other=1')), {
    ...{ work: undefined, state: undefined, stars: '2', country: undefined, from: undefined, text: undefined },
  });
});

test.run();
