// UBL by the order of its schema, whose files are not in this repository: they were held against them once by hand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeUbl } from '#server/invoices/en16931/write-ubl.ts';
import { anInvoice } from '../an-invoice.ts';
import { randomDeposits, randomDocuments, randomFrom } from './random-documents.ts';
import { faultsOfUbl } from './ubl-structure.ts';
import { readXml } from './xml-tree.ts';

const seed = 20_261_129;

test('a thousand documents and three hundred of deposits have their elements in the order of UBL 2.1, and none that must be there is missing', () => {
  const documents = [...randomDocuments(randomFrom(seed), 1000), ...randomDeposits(randomFrom(seed), 300)];
  const faults = documents.flatMap((document, place) =>
    faultsOfUbl(readXml(writeUbl(document))).map((fault) => `${place}: ${fault}`),
  );
  assert.equal(faults.slice(0, 10), [], `seed ${seed}, ${faults.length} faults`);
});

test('what stands in another place, twice, nowhere, or says no day and no currency is found', () => {
  const xml = writeUbl(anInvoice());
  const faultsOf = (text: string) => {
    assert.is.not(text, xml);
    return faultsOfUbl(readXml(text)).join('; ');
  };
  assert.equal(faultsOfUbl(readXml(xml)), []);
  const moved = xml.replace(
    /(<cbc:IssueDate>.*?<\/cbc:IssueDate>)(\s*)(<cbc:InvoiceTypeCode>.*?<\/cbc:InvoiceTypeCode>)/,
    '$3$2$1',
  );
  assert.match(faultsOf(moved), 'cbc:IssueDate stands behind cbc:InvoiceTypeCode');
  assert.match(faultsOf(xml.replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, '$&$&')), 'cbc:IssueDate twice');
  assert.match(faultsOf(xml.replace(/<cbc:PayableAmount.*?<\/cbc:PayableAmount>/, '')), 'cbc:PayableAmount is missing');
  assert.match(faultsOf(xml.replace('<cbc:IssueDate>', '<cbc:IssueDate>on ')), 'is no day');
  assert.match(faultsOf(xml.replace(/ currencyID="PLN"/, '')), 'has no currency');
  assert.match(
    faultsOf(xml.replace('<cac:Delivery>', '<cac:Delivery><cbc:LatestDeliveryTime>1</cbc:LatestDeliveryTime>')),
    'has no place here',
  );
});

test.run();
