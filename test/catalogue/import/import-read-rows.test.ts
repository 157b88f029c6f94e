import { Readable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FaultLog } from '#server/catalogue/import/import-faults.ts';
import { readCsvRows } from '#server/catalogue/import/import-read-rows.ts';

async function read(source: string | Buffer, chunkBytes?: number) {
  const faults = new FaultLog();
  const bytes = Buffer.from(source as string);
  const size = chunkBytes ?? Math.max(bytes.length, 1);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  const rows = [];
  for await (const row of readCsvRows(Readable.from(chunks), faults)) rows.push([row.line, ...row.cells]);
  return { rows, faults: faults.faults.map(({ line, code }) => [line, code]) };
}

const text = 'a,b\r\n1,"x\r\ny\nz"\r\n\r\n,\r\n2,żółw\n"3\n\n",4\r5,6';
const rows = [
  [1, 'a', 'b'],
  [2, '1', 'x\r\ny\nz'],
  [7, '2', 'żółw'],
  [8, '3\n\n', '4'],
  [11, '5', '6'],
];

test('a row has the line on which it starts, whatever line breaks the file and its cells have', async () => {
  assert.equal(await read(text), { rows, faults: [] });
});

test('chunks may end anywhere, inside a character or between CR and LF', async () => {
  for (const size of [1, 2, 3, 5]) assert.equal(await read(text, size), { rows, faults: [] });
});

test('a byte order mark is no part of the first column', async () => {
  assert.equal((await read('\uFEFF"a",b\n1,2')).rows, [
    [1, 'a', 'b'],
    [2, '1', '2'],
  ]);
});

test('one apostrophe before a character that starts a formula is taken away', async () => {
  const { rows } = await read(`'=1,'+1,'-1,'@a,"'\ta",'a,''=1,=1,'`);
  assert.equal(rows, [[1, '=1', '+1', '-1', '@a', '\ta', "'a", "'=1", '=1', "'"]]);
});

test('a quote that is never closed is a fault on the line of its row, after the rows before it', async () => {
  const broken = 'a,b\n"1\n2",x\n3,"y\n4,z\n5,z\n';
  for (const size of [4, 1000]) {
    assert.equal(await read(broken, size), {
      rows: [
        [1, 'a', 'b'],
        [2, '1\n2', 'x'],
      ],
      faults: [[4, 'UNCLOSED_QUOTE']],
    });
  }
});

test('a quote inside a cell is a fault', async () => {
  assert.equal((await read('a,b\n1,5" pipe\n')).faults, [[2, 'MISPLACED_QUOTE']]);
  assert.equal((await read('a,b\n1,"5" pipe"\n')).faults, [[2, 'MISPLACED_QUOTE']]);
});

test('a row without end is cut off', async () => {
  const { faults } = await read(`a,b\n1,"${'x'.repeat(1_100_000)}`, 65_536);
  assert.equal(faults, [[2, 'ROW_TOO_LARGE']]);
});

test('text in another encoding is a fault on its line, in whichever chunk', async () => {
  const latin = Buffer.concat([Buffer.from('a,b\n1,2\n3,'), Buffer.from([0xb3, 0xf3]), Buffer.from('\n4,5\n')]);
  assert.equal((await read(latin)).faults, [[3, 'INVALID_ENCODING']]);
  assert.equal((await read(latin, 4)).faults, [[3, 'INVALID_ENCODING']]);
  assert.equal((await read(Buffer.from('a,b\n1,ż').subarray(0, -1))).faults, [[2, 'INVALID_ENCODING']]);
});

test('a workbook and UTF-16 are not CSV', async () => {
  assert.equal((await read(Buffer.from('PK\x03\x04rest'))).faults, [[1, 'NOT_CSV']]);
  assert.equal((await read(Buffer.from('a,b\n', 'utf16le'))).faults, [[1, 'NOT_CSV']]);
});

test('a NUL in a cell is a fault of its row alone', async () => {
  const head = `a,b\n${'1,2\n'.repeat(300)}`;
  const { rows, faults } = await read(`${head}x\0,y\n3,4`);
  assert.equal(faults, [[302, 'INVALID_CHARACTER']]);
  assert.equal(rows.length, 302);
});

test.run();
