// An issued document as ISDOC says it. Its local money is that of the seller's state, which a document in foreign money is
// converted to at the rate that it says itself. A credit note's amounts are positive, as the standard wants them since 5.2.1:
// its type says which way the money goes.
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { netOfParts } from '#src/invoices/invoice-sums.ts';
import type { Currency } from '#src/money.ts';
import { convert } from '../rates/national-vat.ts';

/**
 * The amount in minor units: `local` of the seller's state, `foreign` of the document where that is another, and null
 * otherwise.
 */
export type IsdocAmount = { local: number; foreign: number | null };

export type IsdocRate = Record<'net' | 'vat' | 'gross', IsdocAmount> & { basisPoints: number };

export type IsdocLine = IsdocRate & {
  title: string;
  sku: string;
  /** Null for what is charged beside the goods, or taken off. */
  quantity: number | null;
};

export type IsdocTerms = {
  local: Currency;
  foreign: Currency | null;
  /** What one of the foreign money costs, as decimal text, and of how many it is the price. */
  rate: { price: string; of: string };
  lines: readonly IsdocLine[];
  rates: readonly IsdocRate[];
  totals: Record<'net' | 'vat' | 'gross', IsdocAmount>;
};

/** `titleOf`: of what is charged beside the goods. */
export function readIsdocTerms(
  document: InvoiceDocument,
  titleOf: (kind: InvoiceDocument['charges'][number]['kind']) => string,
): IsdocTerms {
  const { kind, corrects, currency, lines, charges, vat, nationalVat } = document;
  const sign = kind === 'correction' && !corrects?.takesBack ? -1 : 1;
  const amount = (foreign: number, local: number): IsdocAmount => ({
    local: sign * local || 0,
    foreign: nationalVat ? sign * foreign || 0 : null,
  });
  const toLocal = (minor: number) => (nationalVat ? convert(minor, currency, nationalVat) : minor);
  const rates = vat.map(({ basisPoints, netMinor, vatMinor, grossMinor }) => {
    const said = nationalVat?.vat.find((row) => row.basisPoints === basisPoints)?.vatMinor;
    const [net, tax] = [toLocal(netMinor), said ?? toLocal(vatMinor)];
    return {
      ...{ basisPoints, net: amount(netMinor, net), vat: amount(vatMinor, tax) },
      gross: amount(grossMinor, net + tax),
    };
  });
  const parts = [
    ...lines.map((line) => ({ ...line, title: [line.title, line.variant].filter(Boolean).join(', ') })),
    ...charges.map((charge) => ({ ...charge, title: titleOf(charge.kind), sku: '', quantity: null })),
  ];
  const nets = netOfParts(parts, vat, currency);
  const shareOf = sharing(toLocal);
  return {
    ...currenciesOf(document),
    rates,
    totals: { net: sumOf(rates, 'net'), vat: sumOf(rates, 'vat'), gross: sumOf(rates, 'gross') },
    lines: parts.map(({ title, sku, quantity, basisPoints, grossMinor }, place) => {
      const net = nets[place] ?? 0;
      const tax = grossMinor - net;
      const local = { net: shareOf(`net ${basisPoints}`, net), vat: shareOf(`vat ${basisPoints}`, tax) };
      return {
        ...{ title, sku, basisPoints, quantity: quantity === null ? null : sign * quantity },
        ...{ net: amount(net, local.net), vat: amount(tax, local.vat) },
        gross: amount(grossMinor, local.net + local.vat),
      };
    }),
  };
}

/** Each part up to here, converted, less what those before it have: together they are what the sum comes to. */
function sharing(toLocal: (minor: number) => number) {
  const sums = new Map<string, number>();
  return (key: string, minor: number): number => {
    const before = sums.get(key) ?? 0;
    sums.set(key, before + minor);
    return toLocal(before + minor) - toLocal(before) || 0;
  };
}

/** A document without VAT of the seller's state has no rate of it, and is said in its own money alone. */
function currenciesOf({ currency, nationalVat }: InvoiceDocument): Pick<IsdocTerms, 'local' | 'foreign' | 'rate'> {
  if (!nationalVat) return { local: currency, foreign: null, rate: { price: '1', of: '1' } };
  const { unit, rate, currency: local } = nationalVat;
  return { local, foreign: currency, rate: unit === local ? { price: '1', of: rate } : { price: rate, of: '1' } };
}

function sumOf(rates: readonly IsdocRate[], name: 'net' | 'vat' | 'gross'): IsdocAmount {
  const foreign = rates.reduce((sum, rate) => sum + (rate[name].foreign ?? 0), 0);
  return {
    local: rates.reduce((sum, rate) => sum + rate[name].local, 0),
    foreign: rates.some((rate) => rate[name].foreign !== null) ? foreign : null,
  };
}
