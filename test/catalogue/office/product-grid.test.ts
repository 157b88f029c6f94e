// What is typed, pasted, filled and raised in the grid of products, and what is sent of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import {
  areaOf,
  clearCells,
  fillDown,
  type Place,
  pasteBlock,
  raiseCells,
} from '#src/catalogue/office/grid/fill-cells.ts';
import {
  type GridState,
  noteRefused,
  noteSent,
  nothingEdited,
  overTheirs,
  rebase,
  textOf,
  typeCells,
  undoLast,
} from '#src/catalogue/office/grid/grid-edits.ts';
import { isOwnSave, savesOf } from '#src/catalogue/office/grid/grid-patches.ts';
import { moveBy } from '#src/catalogue/office/grid/move-in-grid.ts';
import { readRise } from '#src/catalogue/office/product-list/read-rise.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { aRow, columns, place, pricePlace, rows } from './a-grid.ts';

const test = suite('the grid of products');

const grid = { rows, columns };
const cell = (row: number, column = pricePlace): Place => ({ row, column });
const column = areaOf(cell(0), cell(2));
const none = nothingEdited.edits;

test('a block is pasted from its first cell on, and one value fills the whole selection', () => {
  const pasted = pasteBlock(grid, areaOf(cell(1), cell(1)), [['12,50'], ['13']]);
  assert.ok(Array.isArray(pasted));
  const { edits } = typeCells(nothingEdited, pasted, 'pl');
  assert.equal(
    rows.map((row) => textOf(edits, row, columns[pricePlace] as never, 'pl')),
    ['49,00', '12,50', '13'],
  );
  const filled = pasteBlock(grid, column, [['7']]);
  assert.is(Array.isArray(filled) && filled.length, 3);
});

test('a block that does not fit says what does not, and nothing is pasted', () => {
  const at = (row: number, column: number) => areaOf({ row, column }, { row, column });
  assert.equal(pasteBlock(grid, at(1, 0), [['a'], ['b'], ['c']]), { kind: 'rows', count: 3, left: 2 });
  const last = columns.length - 1;
  assert.equal(pasteBlock(grid, at(0, last), [['a', 'b']]), { kind: 'columns', count: 2, left: 1 });
  const uneven = pasteBlock(grid, at(0, 0), [['a', 'b'], ['c']]);
  assert.equal(uneven, { kind: 'uneven', row: 2, count: 1, columns: 2 });
});

test('what does not fit is counted in the words of each language', () => {
  const said = (locale: Locale, count: number) => {
    const t = translateTo(locale);
    const uneven = t('grid.paste_uneven', { row: 2, count, columns: 9 });
    return [t('grid.paste_rows', { count, left: 1 }), t('grid.paste_columns', { count, left: 1 }), uneven].join(' ');
  };
  assert.match(said('en', 1), /has 1 row, .* has 1 column, .* has 1 cell,/);
  assert.match(said('de', 2), /hat 2 Zeilen, .* hat 2 Spalten, .* hat 2 Zellen,/);
  assert.match(said('nl', 1), /heeft 1 rij, .* heeft 1 kolom, .* heeft 1 cel,/);
  for (const [count, words] of [
    [1, '1 wiersz, .* 1 kolumnę, .* 1 komórkę,'],
    [3, '3 wiersze, .* 3 kolumny, .* 3 komórki,'],
    [12, '12 wierszy, .* 12 kolumn, .* 12 komórek,'],
    [22, '22 wiersze, .* 22 kolumny, .* 22 komórki,'],
  ] as const) {
    assert.match(said('pl', count), new RegExp(`ma ${words}`));
  }
  for (const [count, words] of [
    [1, '1 řádek, .* 1 sloupec, .* 1 buňku,'],
    [3, '3 řádky, .* 3 sloupce, .* 3 buňky,'],
    [12, '12 řádků, .* 12 sloupců, .* 12 buněk,'],
  ] as const) {
    assert.match(said('cs', count), new RegExp(`má ${words}`));
  }
});

test('a step is undone as one, and what is typed back is no edit', () => {
  const pasted = typeCells(nothingEdited, fillDown(grid, column, none, 'pl'), 'pl');
  assert.is(pasted, nothingEdited, 'all of them cost the same');
  const typed = typeCells(nothingEdited, clearCells(grid, column), 'pl');
  assert.is(typed.edits.size, 3);
  const again = typeCells(typed, [{ row: aRow(1), column: columns[pricePlace] as never, text: '49,00' }], 'pl');
  assert.is(again.edits.size, 2);
  assert.is(undoLast(again).edits.size, 3);
  assert.is(undoLast(undoLast(again)).edits.size, 0);
});

test('prices rise by a share or an amount, and end as asked for', () => {
  const texts = (by: string, rounding: '.99' | 'exact') => {
    const rise = { by: readRise(by, 'pl') as never, rounding };
    return raiseCells(grid, column, { edits: none, locale: 'pl', rise }).cells.map(({ text }) => text);
  };
  assert.equal(texts('10%', 'exact'), ['53,90', '53,90', '53,90']);
  assert.equal(texts('10 %', '.99'), ['53,99', '53,99', '53,99']);
  assert.equal(texts('-2,50', 'exact'), ['46,50', '46,50', '46,50']);
  const gone = raiseCells(grid, column, {
    ...{ edits: none, locale: 'pl' },
    rise: { by: { minor: -4_900 }, rounding: 'exact' },
  });
  assert.equal(gone, { cells: [], left: 3 });
});

test('a rise that is no number, none, or could be two is not carried out', () => {
  for (const text of ['', 'ten', '0', '0 %', '1.250']) assert.is(readRise(text, 'pl'), null, text);
});

test('changed cells alone are sent, stock as a difference, with the version that they were read at', () => {
  const typed = [
    { row: aRow(1), column: columns[pricePlace] as never, text: '1 079,90 zł' },
    { row: aRow(1), column: columns[place('stock')] as never, text: '7' },
    { row: aRow(2), column: columns[place('sku')] as never, text: 'WOLF-2' },
    { row: aRow(2), column: columns[place('compare:PLN')] as never, text: '' },
  ];
  const state = typeCells(nothingEdited, typed, 'pl');
  const keyIn = ({ edits }: typeof state) => [...edits.values()].find(({ path }) => path[0] === 'stock')?.key;
  const key = keyIn(state);
  assert.match(key ?? '', /^[0-9a-f-]{36}$/);
  assert.equal(savesOf(state.edits, columns, 'pl'), [
    {
      ...{ productId: 'p1', version: 3 },
      patch: JSON.stringify({
        prices: { v1: { PLN: { amount_minor: 107_990 } } },
        stock: { v1: { by: -3, counted: 7, key } },
      }),
    },
    { productId: 'p2', version: 3, patch: JSON.stringify({ variants: { v2: { sku: 'WOLF-2' } } }) },
  ]);
  // The answer may have been lost: whatever is typed on is the same difference.
  const on = typeCells(state, [{ row: aRow(1), column: columns[place('stock')] as never, text: '6' }], 'pl');
  assert.is(keyIn(on), key);
});

test('what was sent and had no answer may be saved: what is typed back, or undone, is sent again', () => {
  const type = (state: GridState, text: string) =>
    typeCells(state, [{ row: aRow(1), column: columns[pricePlace] as never, text }], 'pl');
  const minorsOf = ({ edits }: GridState) =>
    savesOf(edits, columns, 'pl')?.map(({ patch }) => JSON.parse(patch).prices.v1.PLN.amount_minor);
  const sent = noteSent(type(nothingEdited, '55'));
  assert.equal(minorsOf(type(sent, '49,00')), [4_900]);
  assert.equal(minorsOf(undoLast(sent)), [4_900]);
  assert.is(type(type(nothingEdited, '55'), '49,00').edits.size, 0, 'nothing was sent');
  // The server says what was sent: nobody else has saved it, and what was typed since is typed over that.
  const theirs = (minor: number) => ({
    ...{ productId: 'p1', refusal: 'FieldsChanged', version: 4 },
    fields: [{ name: 'prices.v1.PLN.amount_minor', theirs: String(minor) }],
  });
  const on = type(sent, '60');
  assert.ok(isOwnSave(on.edits, theirs(5_500), columns, 'pl'));
  assert.not.ok(isOwnSave(on.edits, theirs(5_600), columns, 'pl'), 'somebody else');
  assert.not.ok(isOwnSave(type(nothingEdited, '60').edits, theirs(5_500), columns, 'pl'), 'nothing was sent');
  assert.equal(savesOf(rebase(on, 'p1', 4).edits, columns, 'pl')?.[0]?.version, 4);
  // Where it was refused, nothing of it is saved.
  const refused = noteRefused(sent, type(nothingEdited, '55').edits, () => true);
  assert.is(type(refused, '49,00').edits.size, 0);
});

test('stock that is kept against what somebody else has entered is a difference to theirs, under another key', () => {
  const typed = typeCells(
    nothingEdited,
    [{ row: aRow(1), column: columns[place('stock')] as never, text: '14' }],
    'pl',
  );
  const [edit] = [...typed.edits.values()];
  assert.ok(edit);
  const [save] = savesOf(overTheirs(typed, edit, '12').edits, columns, 'pl') ?? [];
  const { by, counted, key } = JSON.parse(save?.patch ?? '').stock.v1;
  assert.equal([by, counted, key === edit.key], [2, 14, false]);
});

test('a state is typed as it is called, and what is put on sale is listed and no longer planned', () => {
  const state = columns[place('state')] as never;
  const typed = (text: string) => typeCells(nothingEdited, [{ row: aRow(1), column: state, text }], 'pl').edits;
  const patchOf = (text: string) => savesOf(typed(text), columns, 'pl')?.map(({ patch }) => JSON.parse(patch));
  assert.equal(patchOf('is ARCHIVED'), [{ product: { status: 'archived', publish_at: null } }]);
  assert.equal(patchOf('draft'), [{ product: { status: 'draft', publish_at: null } }]);
  assert.is(patchOf('sold'), undefined);
  const back = typeCells(nothingEdited, [{ row: aRow(1, { state: 'draft' }), column: state, text: 'Published' }], 'pl');
  assert.equal(
    savesOf(back.edits, columns, 'pl')?.[0]?.patch,
    '{"product":{"status":"active","publish_at":null,"is_published":true}}',
  );
});

test('nothing is sent while a cell cannot be read, or could mean two amounts', () => {
  const price = columns[pricePlace];
  for (const text of ['1.250', 'zwölf', '', '0', '12 €']) {
    const { edits } = typeCells(nothingEdited, [{ row: aRow(1), column: price as never, text }], 'pl');
    assert.is(savesOf(edits, columns, 'pl'), null, text);
  }
  assert.equal(price?.read('1.250', 'pl'), { kind: 'ambiguous', readings: [125_000, 125] });
});

test('a weight is typed in kilograms and grams as in the editor of the product', () => {
  const weight = columns[place('weight')];
  const read = (text: string) => weight?.read(text, 'en');
  assert.equal(['1.4 kg', '200 g', '0,45 κιλά', '1400'].map(read), [
    { kind: 'value', value: 1_400 },
    { kind: 'value', value: 200 },
    { kind: 'value', value: 450 },
    { kind: 'value', value: 1_400 },
  ]);
  for (const text of ['0.1', 'heavy', '']) assert.equal(read(text), { kind: 'bad', message: 'grid.noWeight' }, text);
});

test('what is not counted and what costs nothing has cells that cannot be changed', () => {
  const row = aRow(1, { onHand: null, prices: [] });
  assert.is(columns[place('stock')]?.fieldOf(row), null);
  assert.is(columns[place('compare:PLN')]?.fieldOf(row), null);
  assert.ok(columns[pricePlace]?.fieldOf(row));
});

test('arrows stop at the edges, and the tabulator leaves the grid there', () => {
  const pressed = (key: string) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false });
  assert.equal(moveBy(pressed('ArrowUp'), cell(0), grid), cell(0));
  assert.equal(moveBy(pressed('ArrowDown'), cell(0), grid), cell(1));
  assert.is(moveBy(pressed('Tab'), { row: 0, column: columns.length - 1 }, grid), null);
  assert.is(moveBy(pressed('q'), cell(0), grid), null);
});

test.run();
