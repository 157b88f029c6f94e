// Options and variants as they are edited: what somebody does to values loses nothing of the variants that stay, and the save
// makes of them what the editor showed.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planOptions } from '#server/catalogue/saving/plan-options.ts';
import { productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import {
  addOption,
  addValues,
  mergeValues,
  moveOption,
  moveValue,
  removeOption,
  removeRow,
  removeValue,
  renameValue,
} from '#src/catalogue/office/matrix/edit-options.ts';
import { fillDown, withCells } from '#src/catalogue/office/matrix/matrix-cells.ts';
import {
  type MatrixForm,
  matrixFormOf,
  type RowForm,
  type ShownMatrix,
} from '#src/catalogue/office/matrix/matrix-form.ts';
import { listTwice, orderedRows } from '#src/catalogue/office/matrix/matrix-rows.ts';
import { readMatrix, valueNames } from '#src/catalogue/office/matrix/read-matrix.ts';
import { settleMatrix } from '#src/catalogue/office/matrix/settle-matrix.ts';

const test = suite('options that are edited');
const reader = { locale: 'en', currencies: ['PLN'], maySetPrices: true } as const;

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

function aMatrix(...options: [name: string, values: string[]][]): ShownMatrix {
  const combinations = options.reduce<string[][]>(
    (made, [, values]) => made.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  return {
    options: options.map(([name, values]) => ({ name, values })),
    texts: [],
    variants: combinations.map((values, place) => ({
      ...{ id: idOf(place + 1), values, sku: `SKU-${place + 1}`, ean: '', weightGrams: 100, isTracked: true },
      ...{ contents: null, per: null },
      ...{ onHand: 5, reserved: 0, imageUrl: null },
      prices: [{ currency: 'PLN' as const, amountMinor: 1000 + place, compareAtMinor: null }],
    })),
  };
}

/** `SKU-1 S red`, those that are there before those that are added. */
function rowsOf({ rows, options }: MatrixForm): string[] {
  const names = valueNames(options);
  return Object.values(rows)
    .map((row: RowForm) => [row.id ? row.sku : 'new', ...row.values.map((key) => names.get(key) ?? '?')].join(' '))
    .toSorted();
}

const shirt = aMatrix(['Size', ['S', 'M']], ['Colour', ['red', 'blue']]);
const keyOfValue = (form: MatrixForm, place: number, value: string) =>
  form.options[place]?.values.find((each) => each.value === value)?.key ?? 0;

test('what is sold as one thing becomes the first value, and the others cost the same', () => {
  const form = addOption(matrixFormOf(aMatrix()), 'Size', ['S', 'M', 'L']);
  assert.equal(rowsOf(form), ['SKU-1 S', 'new L', 'new M']);
  assert.equal(
    Object.values(form.rows).map(({ prices }) => prices.PLN),
    [1000, 1000, 1000],
  );
});

test('the first value of a new option can go, and what there was stays', () => {
  const form = addOption(matrixFormOf(aMatrix()), 'Size', ['S', 'M', 'L']);
  assert.equal(rowsOf(removeValue(form, 0, keyOfValue(form, 0, 'S'))), ['SKU-1 M', 'new L']);
});

test('a value that is added makes a variant of each combination that there is, and of no other', () => {
  const sparse = { ...shirt, variants: shirt.variants.slice(0, 3) };
  assert.equal(rowsOf(addValues(matrixFormOf(sparse), 0, ['L', 's'])), [
    ...['SKU-1 S red', 'SKU-2 S blue', 'SKU-3 M red'],
    ...['new L blue', 'new L red'],
  ]);
});

test('values that are merged keep the variant that stands first', () => {
  const form = matrixFormOf(shirt);
  const [red, blue] = ['red', 'blue'].map((value) => keyOfValue(form, 1, value));
  assert.equal(rowsOf(mergeValues(form, 1, { from: blue ?? 0, into: red ?? 0 })), ['SKU-1 S red', 'SKU-3 M red']);
});

/** The same sequence for the same seed. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

function changedAtRandom(form: MatrixForm, random: (most: number) => number, step: number): MatrixForm {
  const place = random(form.options.length);
  const values = form.options[place]?.values ?? [];
  const value = values[random(values.length)];
  const other = values[random(values.length)];
  const isApart = value && other && value.key !== other.key;
  const changes: (() => MatrixForm)[] = [
    () => (form.options.length < 3 ? addOption(form, `Option ${step}`, [`a${step}`, `b${step}`]) : form),
    () => addValues(form, place, [`v${step}`]),
    () => (value ? renameValue(form, place, value.key, `w${step}`) : form),
    () => (isApart ? mergeValues(form, place, { from: value.key, into: other.key }) : form),
    () => (values.length > 1 && value ? removeValue(form, place, value.key) : form),
    () => (form.options.length > 1 ? removeOption(form, place) : form),
    () => moveOption(form, place),
    () => moveValue(form, place, random(values.length)),
    () => removeRow(form, Object.keys(form.rows)[random(Object.keys(form.rows).length)] ?? ''),
  ];
  return changes[random(changes.length)]?.() ?? form;
}

/** What the server makes of it, as `SKU-1 S red`. */
function savedRows(form: MatrixForm, shown: ShownMatrix): string[] {
  const { content } = readMatrix(form, reader);
  const { options, addedVariants, archivedVariants } = productPatchSchema.parse(content);
  const stored = shown.options.map(({ name, values }, index) => ({
    ...{ product_id: '', position: index + 1, name, option_values: [...values] },
  }));
  const live = shown.variants.map(({ id, values: [option1 = null, option2 = null, option3 = null] }) => ({
    ...({ id, option1, option2, option3 } as Parameters<typeof planOptions>[1][number]),
  }));
  const rows = { options: stored, texts: [], archived: new Map(), archivedPrices: new Map(), lastPosition: 0 };
  const planned = planOptions(rows, live, { patch: { options, addedVariants, archivedVariants }, now: new Date(0) });
  if (!planned.ok) throw new Error(JSON.stringify(planned.error));
  const { changes, added } = planned.value;
  const kept = shown.variants.flatMap(({ id, sku, values }) => {
    const change = changes.get(id);
    if (change?.archived_at) return [];
    const own = change ? [change.option1, change.option2, change.option3].filter((value) => value != null) : values;
    return [[sku, ...own].join(' ')];
  });
  return [...kept, ...added.map(({ variant }) => ['new', ...variant.values].join(' '))].toSorted();
}

test('whatever is done to options, the save makes of the variants what the editor shows', () => {
  for (let seed = 1; seed <= 600; seed++) {
    const random = numbersFrom(seed);
    const shown = aMatrix(['Size', ['S', 'M', 'L']], ['Colour', ['red', 'blue']]);
    let form = matrixFormOf(shown);
    for (let step = 0; step < 4; step++) form = changedAtRandom(form, random, step);
    if (form.options.length === 0) continue;
    assert.equal(savedRows(form, shown), rowsOf(form), `seed ${seed}`);
  }
});

test('adding values loses nothing of a variant, and renaming keeps each one', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = numbersFrom(seed);
    const shown = aMatrix(['Size', ['S', 'M', 'L']], ['Colour', ['red', 'blue']]);
    const before = matrixFormOf(shown);
    const place = random(2);
    const value = before.options[place]?.values[random(2)];
    const renamed = renameValue(addValues(before, place, ['X', 'Y']), place, value?.key ?? 0, 'Z');
    const form = addOption(renamed, 'Cut', ['slim', 'wide']);
    for (const [id, { values, ...row }] of Object.entries(before.rows)) {
      const { values: now, ...own } = form.rows[id] ?? { values: [] };
      assert.equal(own, row, `seed ${seed}`);
      assert.equal(now.slice(0, 2), values, `seed ${seed}`);
    }
  }
});

test('only what is other than saved is in the patch, whatever was not touched', () => {
  const form = matrixFormOf(shirt);
  const read = (of: MatrixForm) => readMatrix(of, reader).content;
  const id = idOf(1);
  const row = form.rows[id];
  assert.ok(row);
  const changed = { ...form, rows: { ...form.rows, [id]: { ...row, prices: { PLN: '12,50' } } } };
  const [before, after] = [read(form), read(changed)] as { variants: object; prices: Record<string, object> }[];
  assert.is(before?.prices[idOf(2)], after?.prices[idOf(2)]);
  assert.equal(after?.prices[id], { PLN: { amount_minor: 1250, compare_at_minor: null } });
});

test('what was added is a variant of the record once it is saved, also where somebody types on', () => {
  const sent = addOption(matrixFormOf(aMatrix()), 'Size', ['S', 'M']);
  const saved = matrixFormOf(aMatrix(['Size', ['S', 'M']]));
  assert.is(settleMatrix(sent, { sent, base: saved }), saved);
  const [name = ''] = Object.keys(sent.rows).filter((key) => sent.rows[key]?.id === null);
  const row = sent.rows[name];
  assert.ok(row);
  const typed = { ...sent, rows: { ...sent.rows, [name]: { ...row, sku: 'TYPED' } } };
  const settled = settleMatrix(typed, { sent, base: saved });
  assert.equal(settled.rows[idOf(2)]?.sku, 'TYPED');
  assert.equal(readMatrix(settled, reader).content.addedVariants, []);
});

test('pieces that come are one difference under one key until they are saved, whatever is typed on', () => {
  const form = matrixFormOf(aMatrix(['Size', ['S', 'M']]));
  const [first = ''] = Object.keys(form.rows);
  const stock = { name: 'stock', kind: 'stock', currency: null } as const;
  const type = (of: MatrixForm, text: string) => withCells(of, [{ row: first, column: stock, text }]);
  const stockOf = (of: MatrixForm) =>
    (readMatrix(of, reader).content.stock as Record<string, { by: number; key: string }>)[first];
  const sent = type(form, '+3');
  const { key } = stockOf(sent) ?? {};
  assert.equal(stockOf(sent), { by: 3, key });
  assert.match(key ?? '', /^[0-9a-f-]{36}$/);
  // The answer was lost, and it is sent again, as it was or as another number.
  assert.equal(stockOf(type(sent, '+5')), { by: 5, key });
  const settled = settleMatrix({ ...sent, removed: [] }, { sent, base: form });
  assert.is(stockOf(settled), undefined);
  assert.is.not(stockOf(type(settled, '+3'))?.key, key);
});

test('what a cell says goes into those below it that are shown, and into no other', () => {
  const form = matrixFormOf(aMatrix(['Size', ['S', 'M', 'L']]));
  const [first = '', second = '', third = ''] = Object.keys(form.rows);
  const sku = { name: 'sku', kind: 'sku', currency: null } as const;
  const typed = withCells(form, [{ row: first, column: sku, text: 'A' }]);
  const filled = withCells(typed, fillDown(typed, { rows: [first, third], column: sku }, 'en'));
  assert.equal(
    [first, second, third].map((row) => filled.rows[row]?.sku),
    ['A', form.rows[second]?.sku, 'A'],
  );
});

test('two variants with one number are found, however its letters are written', () => {
  const form = matrixFormOf(aMatrix(['Size', ['S', 'M', 'L']]));
  const [first = '', second = '', third = ''] = Object.keys(form.rows);
  const column = { name: 'sku', kind: 'sku', currency: null } as const;
  const texts = [
    { row: first, column, text: 'Fox-1' },
    { row: second, column, text: ' FOX-1 ' },
    { row: third, column, text: 'fox-2' },
  ];
  assert.equal([...listTwice(Object.values(withCells(form, texts).rows), 'sku')], ['fox-1']);
});

test('an earlier order is taken over while rows keep their values, and not when one comes or goes', () => {
  const form = matrixFormOf(aMatrix(['Size', ['S', 'M']]));
  const before = orderedRows(form);
  const [first = ''] = Object.keys(form.rows);
  const column = { name: 'sku', kind: 'sku', currency: null } as const;
  const typed = withCells(form, [{ row: first, column, text: 'A' }]);
  assert.equal(orderedRows(typed, before), orderedRows(typed));
  for (const changed of [removeRow(form, first), addValues(form, 0, ['L'])]) {
    assert.equal(orderedRows(changed, before), orderedRows(changed));
  }
});

test.run();
