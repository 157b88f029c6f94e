// The sample sheet: each kind of paper in every language, with long names, forty lines and emoji. `sample-sheet.test.ts` makes all
// of them; to look at them as pictures, write them to a folder and open them there.
import type { Locale } from '#src/i18n/locales.ts';
import type { InvoiceDocument, InvoiceLine } from '#src/invoices/invoice-document.ts';
import { invoiceTotals, invoiceVat } from '#src/invoices/invoice-sums.ts';
import { vatInGross } from '#src/vat/vat-by-rate.ts';
import { anInvoice } from './an-invoice.ts';

export const sampleKinds = ['invoice', 'correction', 'proforma', 'receipt', 'deposit', 'final'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const titles = ['Kubek „Żółw” 🐢', 'Übergrößenträger für Schreibblöcke', 'Žluťoučký kůň, plakát', 'Reuzenkoffiemok'];

function linesOf(sign: number): InvoiceLine[] {
  return Array.from({ length: 40 }, (_, position) => {
    const quantity = sign * (1 + (position % 3));
    const discountMinor = position % 4 === 0 ? sign * 150 : 0;
    const unitMinor = 1_999 + position * 1_111;
    return {
      ...{ position, title: `${titles[position % 4]} ${'bardzo długi '.repeat(position % 5)}`.trim() },
      ...{
        variant: position % 2 ? '30 × 40 cm, niebieski' : '',
        sku: `MUG-${position}`,
        quantity,
        unitMinor,
        discountMinor,
      },
      ...{ grossMinor: unitMinor * quantity - discountMinor, basisPoints: position % 7 === 0 ? 800 : 2300 },
    };
  });
}

const account = {
  holder: 'Papiernia',
  iban: 'PL20999900000000000000000001',
  bic: 'TESTPLPWXXX',
  bank: 'Bank Testowy',
};

export function aSample(kind: SampleKind, language: Locale): InvoiceDocument {
  const base = anInvoice();
  const sign = kind === 'correction' ? -1 : 1;
  const lines = linesOf(sign);
  const charges = [{ kind: 'delivery' as const, grossMinor: sign * 1_699, basisPoints: 2300 }];
  const grossAt = (basisPoints: number) =>
    [...lines, ...charges].reduce((sum, row) => sum + (row.basisPoints === basisPoints ? row.grossMinor : 0), 0);
  const vat = invoiceVat(
    [2300, 800].map((basisPoints) => {
      const grossMinor = grossAt(basisPoints);
      return { basisPoints, grossMinor, vatMinor: Math.round(vatInGross(grossMinor, basisPoints)) };
    }),
  );
  const document = anInvoice({
    ...{ language, lines, charges, vat, totals: invoiceTotals(vat), kind: 'invoice' },
    seller: { ...base.seller, name: 'Bäume & Söhne „Żółw” 🐢 Handelsgesellschaft für Schreibwaren mbH & Co. KG' },
    buyer: {
      ...base.buyer,
      ...{
        fullName: 'Nguyễn Thị Hạnh 👩‍👩‍👧',
        companyName: 'Donaudampfschifffahrtsgesellschaft & Cie 🚢',
        taxId: 'CZ27082440',
      },
    },
  });
  return { ...document, ...aboutKind(kind, document) };
}

function aboutKind(kind: SampleKind, { vat, charges, totals }: InvoiceDocument): Partial<InvoiceDocument> {
  const named = { number: 'FV/2026/1', issuedOn: '2026-11-20' };
  switch (kind) {
    case 'invoice':
      return {};
    case 'correction':
      return { kind, number: 'FK/2026/1', corrects: { ...named, reason: '', because: 'damaged' } };
    case 'proforma': {
      const transfer = { account, reference: '1001', dueMinor: totals.grossMinor, until: '2026-12-01' };
      return { kind, number: 'PRO/2026/1', payment: null, transfer };
    }
    case 'receipt':
      return { kind, number: 'RE/2026/1', buyer: { ...anInvoice().buyer, fullName: 'Žofie Křížková 🐢' } };
    case 'deposit':
      return { isDeposit: true };
    case 'final': {
      const taken = vat.map(({ basisPoints, grossMinor }) => ({
        kind: 'deposit' as const,
        basisPoints,
        grossMinor: -grossMinor,
      }));
      const none = invoiceVat(vat.map(({ basisPoints }) => ({ basisPoints, grossMinor: 0, vatMinor: 0 })));
      return {
        ...{ number: 'FV/2026/2', charges: [...charges, ...taken], vat: none },
        totals: invoiceTotals(none),
        settles: named,
      };
    }
  }
}
