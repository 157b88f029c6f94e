import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBlock, writeBlock } from '#src/lists/office/pasted-block.ts';

const test = suite('a block of cells from a spreadsheet');

test('tabs and lines stand between cells, and the last line ends with one', () => {
  assert.equal(readBlock('1,50\tRed\r\n 2,50 \t\r\n'), [
    ['1,50', 'Red'],
    ['2,50', ''],
  ]);
  assert.equal(readBlock('1\n\n3'), [['1'], [''], ['3']]);
});

test('quotes surround a cell with tabs, lines or quotes in it, and stand as they are elsewhere', () => {
  assert.equal(readBlock('"two\nlines"\t"12"" nails"\n5" nails\t"open'), [
    ['two\nlines', '12" nails'],
    ['5" nails', '"open'],
  ]);
});

test('what has one cell is no block', () => {
  assert.is(readBlock('12,50'), null);
  assert.is(readBlock('12,50\n'), null);
});

test('what is copied is pasted as it was', () => {
  const rows = [
    ['a', 'b "c"', 'd\te'],
    ['f\ng', '', '"'],
  ];
  assert.equal(readBlock(writeBlock(rows)), rows);
});

test.run();
