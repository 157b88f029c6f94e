// A product file of a thousand rows, right or with ten kinds of faults in it.
const header = [
  ...['URL handle', 'Title', 'Description', 'Status', 'SKU', 'Barcode', 'Price', 'Compare-at price'],
  ...['Inventory tracker', 'Inventory quantity', 'Weight value (grams)', 'Product image URL', 'VAT class'],
];

type Row = Record<string, string>;

function rowOf(number: number): Row {
  return {
    'URL handle': `mug-${number}`,
    Title: `Mug ${number}`,
    Description: `<p>Mug of clay no. ${number}.</p>`,
    Status: 'active',
    SKU: `MUG-${number}`,
    Price: `${20 + (number % 50)}.00`,
    'Inventory tracker': 'shopify',
    'Inventory quantity': '12',
    'Weight value (grams)': '350',
    'VAT class': 'standard',
  };
}

/** Column and cell, by row. */
const faults: Readonly<Record<number, [column: string, cell: string]>> = {
  10: ['Price', 'dear'],
  20: ['Title', ''],
  30: ['Status', 'sold'],
  40: ['Inventory quantity', 'many'],
  50: ['Weight value (grams)', 'heavy'],
  60: ['VAT class', 'none'],
  70: ['Product image URL', 'javascript:alert(1)'],
  80: ['URL handle', '???'],
  90: ['Price', ''],
  100: ['URL handle', 'mug-3'],
};

export const kindsOfFaults = Object.keys(faults).length;

export function aProductFile({ isFaulty, rows = 1_000 }: { isFaulty: boolean; rows?: number }): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = index + 1;
    const [column, cell] = (isFaulty && faults[number]) || [];
    const row = { ...rowOf(number), ...(column && { [column]: cell ?? '' }) };
    return header.map((name) => row[name] ?? '').join(',');
  });
  return [header.join(','), ...lines, ''].join('\n');
}
