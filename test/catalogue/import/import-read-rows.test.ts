import { Readable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CodePage } from '#server/catalogue/csv/csv-encoding.ts';
import { FaultLog } from '#server/catalogue/import/import-faults.ts';
import { readCsvRows } from '#server/catalogue/import/import-read-rows.ts';

async function read(source: string | Buffer, chunkBytes?: number, codePage: CodePage = 'windows-1250') {
  const faults = new FaultLog();
  const bytes = Buffer.from(source as string);
  const size = chunkBytes ?? Math.max(bytes.length, 1);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  const rows = [];
  for await (const row of readCsvRows(Readable.from(chunks), faults, codePage)) rows.push([row.line, ...row.cells]);
  return {
    rows,
    faults: faults.faults.map(({ line, code }) => [line, code]),
    ...(faults.warnings.length > 0 ? { warnings: faults.warnings.map(({ code, message }) => [code, message]) } : {}),
  };
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

test('a file in a code page of Windows is read as the one that its words are written in', async () => {
  const polish = Buffer.concat([Buffer.from('a,b\n1,2\n3,'), Buffer.from([0xb3, 0xf3]), Buffer.from('d\n')]);
  for (const size of [1, 4, 1000]) {
    const { rows, faults, warnings } = await read(polish, size, 'windows-1250');
    assert.equal([rows.at(-1), faults, warnings?.length], [[3, '3', 'łód'], [], 1]);
  }
  assert.equal((await read(polish, 1000, 'windows-1252')).rows.at(-1), [3, '3', 'łód']);
  const german = Buffer.concat([Buffer.from('a\nGr'), Buffer.from([0xf6, 0xdf]), Buffer.from('e\n')]);
  const { rows, warnings } = await read(german, 1000, 'windows-1252');
  assert.equal(rows.at(-1), [2, 'Größe']);
  assert.equal(warnings, [['GUESSED_ENCODING', 'The file is not in UTF-8; it was read as windows-1252.']]);
});

/** Writes words in a code page that has its letters in a row: from `first` on at `code`. */
const inCodePage = (words: string, others: Record<string, number>, [first, code]: readonly [string, number]) =>
  Buffer.from(
    [...words].map(
      (one) =>
        others[one] ??
        ((one < '\x7f' ? one : String.fromCharCode(0)).charCodeAt(0) || code + one.charCodeAt(0) - first.charCodeAt(0)),
    ),
  );

test('a Greek file of Excel is read, and a Bulgarian one', async () => {
  const accents = { ά: 0xdc, έ: 0xdd, ή: 0xde, ί: 0xdf, ό: 0xfc, ύ: 0xfd, ώ: 0xfe };
  const greek = 'τίτλος;τιμή\nκούπα από πηλό;12,50\nπιάτο βαθύ;18,00\n';
  for (const size of [7, 1000]) {
    const { rows, warnings } = await read(inCodePage(greek, accents, ['α', 0xe1]), size, 'windows-1252');
    assert.equal(
      rows.map(([, title]) => title),
      ['τίτλος', 'κούπα από πηλό', 'πιάτο βαθύ'],
    );
    assert.equal(warnings, [['GUESSED_ENCODING', 'The file is not in UTF-8; it was read as windows-1253.']]);
  }
  const bulgarian = inCodePage('заглавие;цена\nглинена чаша;12,50\n', {}, ['а', 0xe0]);
  assert.equal((await read(bulgarian, 1000, 'windows-1250')).rows.at(-1)?.[1], 'глинена чаша');
});

test('UTF-8 with a damaged letter is a fault on its line, in whichever chunk', async () => {
  const damaged = Buffer.concat([Buffer.from('a,b\n1,ż\n3,'), Buffer.from([0xb3]), Buffer.from('\n4,5\n')]);
  assert.equal((await read(damaged)).faults, [[3, 'INVALID_ENCODING']]);
  assert.equal((await read(damaged, 4)).faults, [[3, 'INVALID_ENCODING']]);
  assert.equal((await read(Buffer.from('a,b\n1,ż').subarray(0, -1))).faults, [[2, 'INVALID_ENCODING']]);
});

test('a workbook, a picture and a document are not CSV', async () => {
  for (const head of ['\x89PNG\r\n', '\xff\xd8\xff\xe0,', 'GIF89a,b', '%PDF-1.7\n'])
    assert.equal((await read(Buffer.from(`${head}rest`, 'latin1'))).faults, [[1, 'NOT_CSV']], head);
  assert.equal((await read(Buffer.from('PK\x03\x04rest'))).faults, [[1, 'NOT_CSV']]);
});

test('UTF-16 is read, with its byte order mark and without, in whichever chunk', async () => {
  const bytes = Buffer.from('\uFEFFa\tb\nż\t"1\n2"\n', 'utf16le');
  const rows = [
    [1, 'a', 'b'],
    [2, 'ż', '1\n2'],
  ];
  for (const size of [1, 4, 1000]) assert.equal((await read(bytes, size)).rows, rows);
  assert.equal((await read(bytes.subarray(2))).rows, rows);
  assert.equal((await read(Buffer.from(bytes).swap16())).rows, rows);
});

test('semicolons, tabs and bars stand between cells, too, and a first line may name them', async () => {
  for (const delimiter of [';', '\t', '|']) {
    assert.equal((await read(`a${delimiter}"b,c,d"\n1${delimiter}2,50\n`)).rows, [
      [1, 'a', 'b,c,d'],
      [2, '1', '2,50'],
    ]);
  }
  for (const size of [1, 1000]) {
    assert.equal((await read('sep=;\r\na;b\r\n1;2,50\r\n', size)).rows, [
      [2, 'a', 'b'],
      [3, '1', '2,50'],
    ]);
  }
  assert.equal((await read('a,b;c\n1,2;3\n')).rows.at(-1), [2, '1', '2;3']);
  assert.equal((await read('Handle,Title,x;y;z;w\na,A,1;2\n')).rows.at(-1), [2, 'a', 'A', '1;2']);
});

test('a NUL in a cell is a fault of its row alone', async () => {
  const head = `a,b\n${'1,2\n'.repeat(300)}`;
  const { rows, faults } = await read(`${head}x\0,y\n3,4`);
  assert.equal(faults, [[302, 'INVALID_CHARACTER']]);
  assert.equal(rows.length, 302);
});

test.run();
