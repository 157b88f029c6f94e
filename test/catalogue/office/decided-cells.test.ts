// What somebody else has changed too is decided in the grid cell by cell.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepMine, refusedFieldOf, takeTheirs } from '#src/catalogue/office/grid/decide-cell.ts';
import { nothingEdited, typeCells } from '#src/catalogue/office/grid/grid-edits.ts';
import { savesOf } from '#src/catalogue/office/grid/grid-patches.ts';
import { aRow, columns, place, pricePlace, rows } from './a-grid.ts';

const test = suite('cells of the grid that two have changed');

test('of two cells that somebody else has changed too, each is asked about, and the product is not sent over theirs before', () => {
  const typed = typeCells(
    nothingEdited,
    [
      { row: aRow(1), column: columns[pricePlace] as never, text: '55' },
      { row: aRow(1), column: columns[place('stock')] as never, text: '9' },
    ],
    'pl',
  );
  const [price, stock] = [...typed.edits.values()];
  assert.ok(price && stock);
  const fields = [
    { name: 'prices.v1.PLN.amount_minor', theirs: '5000', by: 'Robin' },
    { name: 'stock.v1', theirs: '7', by: 'Robin' },
  ];
  const refused = new Map([['p1', { productId: 'p1', refusal: 'FieldsChanged', version: 5, fields }]]);
  for (const decide of [keepMine, takeTheirs]) {
    const first = decide({ state: typed, refused }, price);
    assert.equal(
      first.refused.get('p1')?.fields.map(({ name }) => name),
      ['stock.v1'],
    );
    assert.is(savesOf(first.state.edits, columns, 'pl')?.[0]?.version, 3, 'asked about again, were it sent now');
    const [left] = [...first.state.edits.values()].filter(({ path }) => path[0] === 'stock');
    const both = keepMine(first, left ?? stock);
    assert.is(both.refused.size, 0);
    const [save] = savesOf(both.state.edits, columns, 'pl') ?? [];
    assert.is(save?.version, 5);
    assert.is(JSON.parse(save?.patch ?? '').stock.v1.by, 2, 'from the seven that somebody else has counted');
  }
});

test('taking theirs in one product leaves what is typed in the same cell of the others', () => {
  for (const [id, text] of [
    ['title', 'Wilk'],
    ['state', 'draft'],
  ] as const) {
    const typed = typeCells(
      nothingEdited,
      rows.map((row) => ({ row, column: columns[place(id)] as never, text })),
      'pl',
    );
    const [edit] = [...typed.edits.values()];
    assert.ok(edit);
    const { state } = takeTheirs({ state: typed, refused: new Map() }, edit);
    assert.equal(
      [...state.edits.values()].map(({ productId }) => productId),
      ['p2', 'p3'],
      id,
    );
  }
});

test('a state that somebody else has planned meanwhile is asked about in its cell, and is decided there', () => {
  const column = columns[place('state')];
  const typed = typeCells(nothingEdited, [{ row: aRow(1), column: column as never, text: 'archived' }], 'pl');
  const [edit] = [...typed.edits.values()];
  assert.ok(edit && column);
  const at = '2026-12-03T09:00:00+00:00';
  const fields = [
    { name: 'product.status', theirs: '"draft"', by: 'Robin' },
    { name: 'product.publish_at', theirs: JSON.stringify(at), by: 'Robin' },
  ];
  for (const each of [fields, fields.slice(1)]) {
    const product = { productId: 'p1', refusal: 'FieldsChanged', version: 5, fields: each };
    const field = refusedFieldOf(product, edit);
    assert.is(column.writeValue(JSON.parse(field?.theirs ?? 'null'), 'pl'), `Draft until ${at}`);
    const decided = keepMine({ state: typed, refused: new Map([['p1', product]]) }, edit);
    assert.is(decided.refused.size, 0);
    assert.is(savesOf(decided.state.edits, columns, 'pl')?.[0]?.version, 5);
  }
  assert.is(column.writeValue(false, 'pl'), 'Is draft', 'taken off sale');
});

test.run();
