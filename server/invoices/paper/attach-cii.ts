// The electronic invoice inside the PDF: ZUGFeRD and Factur-X are one format, of which a program takes the file and a person
// the sheet. Archives want the names that describe the file to be declared (PDF/A's extension schema).
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import type { Paper } from '../../papers/open-paper.ts';
import { writeCii } from '../en16931/write-cii.ts';

export const CII_FILE = 'factur-x.xml';

export function attachCii({ doc }: Paper, document: InvoiceDocument): void {
  doc.file(Buffer.from(writeCii(document)), {
    name: CII_FILE,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD',
    // The file says the same as the sheet. The types of the library do not know of it.
    ...{ relationship: 'Alternative' },
    // Archives want a day; this one is a fact of the document.
    modifiedDate: new Date(`${document.issuedOn}T00:00:00Z`),
  });
  doc.appendXML(facts);
  doc.appendXML(extension);
}

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Each fact of the file: its value, and what it means. */
const properties = {
  DocumentType: { value: 'INVOICE', meaning: 'INVOICE' },
  DocumentFileName: { value: CII_FILE, meaning: 'The name of the embedded XML file' },
  Version: { value: '1.0', meaning: 'The version of the XML schema' },
  ConformanceLevel: { value: 'EN 16931', meaning: 'The profile of the XML data' },
};

const facts = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${Object.entries(properties)
  .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
</rdf:Description>`;

const extension = `<rdf:Description rdf:about=""
  xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
  xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Object.entries(properties)
  .map(
    ([name, { meaning }]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${meaning}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
