// A table to begin with, for somebody who has none of another shop: the columns that most goods need, and two examples as
// drafts, one of them in two sizes.
import { type ExportOptions, listExportColumns } from './export-columns.ts';
import { writeHeader, writeRow } from './write-rows.ts';

const filledIn = new Set([
  ...['title', 'handle', 'description', 'vendor', 'type', 'tags', 'status', 'sku', 'barcode', 'option1_name'],
  ...['option1_value', 'price', 'compare_at', 'tracker', 'quantity', 'grams', 'image_src', 'image_alt', 'collections'],
]);

const examples: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ handle: 'example-mug', title: 'Example mug', description: '<p>What it is, and how it is cared for.</p>' },
    ...{ vendor: 'Its brand', type: 'Mugs', tags: 'kitchen, gift', status: 'draft', sku: 'MUG-1', price: '12.50' },
    ...{ tracker: 'shopify', quantity: '10', grams: '350', image_src: 'mug.jpg', image_alt: 'A blue mug' },
  },
  {
    ...{ handle: 'example-shirt', title: 'Example shirt', description: '<p>One line for each size.</p>' },
    ...{ status: 'draft', option1_name: 'Size', option1_value: 'S', sku: 'SHIRT-S', price: '25.00' },
    ...{ compare_at: '30.00', tracker: 'shopify', quantity: '5', grams: '180' },
  },
  {
    ...{ handle: 'example-shirt', option1_value: 'M', sku: 'SHIRT-M', price: '25.00', compare_at: '30.00' },
    ...{ tracker: 'shopify', quantity: '7', grams: '190' },
  },
];

export function writeTemplate(options: Omit<ExportOptions, 'now'>): string {
  const columns = listExportColumns(options, {
    currencies: [],
    extra: { product: [], variant: [] },
    ownFields: [],
  }).filter(({ key }) => filledIn.has(key) || key.startsWith('price_'));
  const rows = examples.map((example) => columns.map(({ key }) => example[key] ?? ''));
  return [writeHeader(columns, options), ...rows.map((cells) => writeRow(cells, columns, options))].join('');
}
