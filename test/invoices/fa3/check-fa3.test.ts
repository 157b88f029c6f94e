// What KSeF would refuse is found before it is kept.
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { anInvoice } from '../a-sale.ts';
import { fa3Of } from './read-fa3.ts';

const sample = (name: string) => readFile(new URL(`../../fixtures/invoices/fa3/${name}.xml`, import.meta.url));

test('a document by the schema has no faults', async () => {
  for (const name of ['fa3-good', 'fa3-eur', 'fa3-oss', 'fa3-kor'])
    assert.equal(await faultsOfFa3(await sample(name)), []);
});

test('every fault is named with its line, without the address of the namespace', async () => {
  const faults = await faultsOfFa3(await sample('fa3-bad'));
  assert.is(faults[0], "line 5: Element 'GV': This element is not expected. Expected is one of ( IDNabywcy, JST ).");
  assert.ok(faults.some((fault) => fault.includes("'144.005'")));
  assert.ok(faults.some((fault) => fault.startsWith('line 10:') && fault.includes("'21'")));
});

const written = () => fa3Of(anInvoice());

test('a document whose elements stand in another order is found', async () => {
  const xml = written();
  const moved = xml.replace(/(<P_1>.*?<\/P_1>)(.*?)(<P_2>.*?<\/P_2>)/, '$3$2$1');
  assert.is.not(moved, xml);
  assert.match((await faultsOfFa3(Buffer.from(moved))).join(), /'P_2': This element is not expected/);
});

test('what a schema does not know of KSeF is found', async () => {
  const xml = written();
  const faultsWith = async (text: string) => (await faultsOfFa3(Buffer.from(text))).join('; ');
  assert.is(await faultsWith(xml), '');
  assert.match(await faultsWith(`\ufeff${xml}`), /byte order mark/);
  assert.match(await faultsWith(xml.replace('?>', '?><?xml-stylesheet href="a.xsl"?>')), /processing instruction/);
  assert.match(await faultsWith(xml.replace('Kubek', 'Ku\u009fbek')), /signs that XML discourages/);
  assert.match(await faultsWith(xml.replace('</Faktura>', `${' '.repeat(1_000_000)}</Faktura>`)), /at most 1000000/);
});

test('what is no XML at all is refused, and reads no file', async () => {
  assert.ok((await faultsOfFa3(Buffer.from('<Faktura'))).length > 0);
  const reading = '<!DOCTYPE f [<!ENTITY e SYSTEM "file:///etc/hostname">]><Faktura>&e;</Faktura>';
  assert.ok((await faultsOfFa3(Buffer.from(reading))).length > 0);
});

test.run();
