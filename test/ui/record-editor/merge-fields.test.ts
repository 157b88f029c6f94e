// Two people change one record at the same time.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FieldGroups, mergeFields } from '#src/ui/record-editor/merge-fields.ts';
import { isSame, withFields } from '#src/ui/record-editor/nested-fields.ts';

type Line = { key: number; title: string; price: string; currency: string };
type Form = { name: string; note: string; customer: { email: string; city: string }; lines: Line[] };

const line = (key: number, more: Partial<Line> = {}): Line => ({
  ...{ key, title: `Line ${key}`, price: '10', currency: 'PLN' },
  ...more,
});
const base: Form = { name: 'a', note: '', customer: { email: 'a', city: 'a' }, lines: [line(1), line(2)] };
const groups: FieldGroups = [['price', 'currency']];

test('fields that only one side has changed are taken from it, also in nested fields and in lines', () => {
  const mine = { ...base, name: 'mine', lines: [line(1, { title: 'Mine' }), line(2), line(7)] };
  const theirs = {
    ...base,
    customer: { email: 'a', city: 'theirs' },
    lines: [line(1, { price: '12' }), line(2), line(8)],
  };
  const { form, collisions } = mergeFields({ base, mine, theirs }, groups);
  assert.equal(collisions, []);
  assert.equal([form.name, form.customer.city], ['mine', 'theirs']);
  assert.equal(form.lines, [line(1, { title: 'Mine', price: '12' }), line(2), line(7), line(8)]);
});

test('a field that both have changed is asked about with both values, and the same change is none', () => {
  const mine = { ...base, name: 'mine', note: 'the same' };
  const theirs = { ...base, name: 'theirs', note: 'the same' };
  const { form, collisions } = mergeFields({ base, mine, theirs });
  assert.equal(collisions, [{ at: [], names: ['name'], mine: { name: 'mine' }, theirs: { name: 'theirs' } }]);
  assert.is(form.name, 'mine', 'until it is decided');
  assert.is(withFields(form, [], collisions[0]?.theirs ?? {}).name, 'theirs');
});

test('an amount is never merged with the currency of another one', () => {
  const mine = { ...base, lines: [line(1, { price: '300' }), line(2)] };
  const theirs = { ...base, lines: [line(1, { price: '75', currency: 'EUR' }), line(2)] };
  const { form, collisions } = mergeFields({ base, mine, theirs }, groups);
  assert.equal(form.lines[0], line(1, { price: '300' }));
  assert.equal(
    collisions.map(({ at, names }) => [at, names]),
    [
      [
        ['lines', 1],
        ['price', 'currency'],
      ],
    ],
  );
  const taken = withFields(form, collisions[0]?.at ?? [], collisions[0]?.theirs ?? {});
  assert.equal(taken.lines[0], line(1, { price: '75', currency: 'EUR' }));
});

test('a line that one side has removed goes, unless the other has changed it: then it is asked about', () => {
  const without = { ...base, lines: [line(2)] };
  assert.equal(mergeFields({ base, mine: base, theirs: without }).form.lines, [line(2)]);
  const changed = { ...base, lines: [line(1, { title: 'Mine' }), line(2)] };
  const kept = mergeFields({ base, mine: changed, theirs: without });
  assert.equal(kept.form.lines, changed.lines);
  assert.equal(
    kept.collisions.map(({ at, names, theirs }) => [at, names, theirs]),
    [[['lines'], ['1'], { '1': undefined }]],
  );
  assert.equal(withFields(kept.form, ['lines'], { '1': undefined }).lines, [line(2)]);
  const removed = mergeFields({ base, mine: without, theirs: changed });
  assert.equal(removed.form.lines, [line(2)]);
  assert.equal(withFields(removed.form, ['lines'], removed.collisions[0]?.theirs ?? {}).lines.length, 2);
});

/** The same sequence for the same seed. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

function changedAtRandom(form: Form, random: (most: number) => number, side: string, newKey: number): Form {
  const maybe = (text: string) => (random(3) === 0 ? `${side}${random(2)}` : text);
  const lines = form.lines.flatMap((each) =>
    random(5) === 0
      ? []
      : { ...each, title: maybe(each.title), price: maybe(each.price), currency: maybe(each.currency) },
  );
  return {
    ...{ name: maybe(form.name), note: maybe(form.note) },
    customer: { email: maybe(form.customer.email), city: maybe(form.customer.city) },
    lines: random(3) === 0 ? [...lines, line(newKey, { title: side })] : lines,
  };
}

/** Each value with its place, amounts with their currency. */
function valuesOf({ name, note, customer, lines }: Form): Map<string, string> {
  return new Map([
    ...Object.entries({ name, note, ...customer }),
    ...lines.flatMap(({ key, title, price, currency }): [string, string][] => [
      [`lines.${key}.title`, title],
      [`lines.${key}.price`, `${price} ${currency}`],
    ]),
  ]);
}

test('whatever two people change, no change of either is lost without being asked about', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const random = numbersFrom(seed);
    const mine = changedAtRandom(base, random, 'mine', 7);
    const theirs = changedAtRandom(base, random, 'theirs', 8);
    const { form, collisions } = mergeFields({ base, mine, theirs }, groups);
    const [before, ours, others, merged] = [base, mine, theirs, form].map(valuesOf);
    const asked = JSON.stringify(collisions);
    for (const place of new Set([...(before?.keys() ?? []), ...(ours?.keys() ?? []), ...(others?.keys() ?? [])])) {
      const [was, my, their, now] = [before, ours, others, merged].map((values) => values?.get(place));
      const isAsked = collisions.some(({ at, names }) => {
        const path = [...at, ...names.slice(0, 1)].join('.');
        return place === path || place.startsWith(`${path}.`) || place === names[0] || path.endsWith(`.${place}`);
      });
      const expected = my === was ? their : their === was || their === my ? my : undefined;
      if (!isAsked) assert.is(now, expected, `seed ${seed}, ${place}: ${asked}`);
      else assert.is.not(my, their, `seed ${seed}, ${place}: nothing to ask`);
    }
    const decided = collisions.reduce((so, each) => withFields(so, each.at, each.theirs), form);
    const again = mergeFields({ base: theirs, mine: decided, theirs }, groups);
    assert.ok(isSame(again.form, decided) && again.collisions.length === 0, `seed ${seed}`);
  }
});

test.run();
