// A document of the books: one mug, paid by card.
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';

export function anInvoice(differing: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    ...{ format: 1, kind: 'invoice', number: 'FV/2026/1', language: 'en', currency: 'PLN' },
    ...{ issuedOn: '2026-11-24', soldOn: '2026-11-23', order: { number: 1001, placedOn: '2026-11-23' } },
    seller: {
      name: 'Papiernia sp. z o.o.',
      address: { street: 'ul. Długa 4', postalCode: '00-238', city: 'Warszawa', country: 'PL' },
      ...{ vatId: 'PL5252248481', taxNumber: '5252248481', registryNumber: '123456785', register: '' },
      ...{ phone: '+48 22 123 45 67', email: 'shop@example.test' },
    },
    buyer: {
      ...{
        fullName: 'Žofie Křížková',
        line1: 'Dlouhá 1',
        line2: '',
        postalCode: '110 00',
        city: 'Praha',
        country: 'CZ',
      },
      ...{ companyName: '', taxId: '', email: 'buyer@example.test' },
    },
    lines: [
      {
        ...{ position: 0, title: 'Mug', variant: 'Blue', sku: 'MUG-BLUE', quantity: 1, unitMinor: 12_300 },
        ...{ discountMinor: 0, grossMinor: 12_300, basisPoints: 2300 },
      },
    ],
    charges: [],
    vat: [{ basisPoints: 2300, grossMinor: 12_300, netMinor: 10_000, vatMinor: 2300 }],
    totals: { grossMinor: 12_300, netMinor: 10_000, vatMinor: 2300 },
    payment: { method: 'card', paidOn: '2026-11-23' },
    ...{ isExport: false, vatCountry: 'PL', nationalVat: null },
    corrects: null,
    ...differing,
  };
}
