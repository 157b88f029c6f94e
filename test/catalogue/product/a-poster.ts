// A poster in two sizes on two papers, one of them sold out, as its page has it.
import type { Product, Variant } from '#src/catalogue/product/choose-variant.ts';
import { aCard, aPicture } from '#test/ui/render-app.tsx';

export const aVariant = (sku: string, optionValues: string[], variant: Partial<Variant> = {}): Variant => ({
  id: `id-${sku}`,
  sku,
  optionValues,
  price: { minor: 7900, currency: 'PLN' },
  lowestPriorPrice: null,
  reducedUntil: null,
  gtin: null,
  unitPrice: null,
  availability: 'IN_STOCK',
  maxQuantity: 8,
  weightGrams: 180,
  imageIndex: null,
  delivery: null,
  ...variant,
});

export const poster: Product = {
  lineText: null,
  isNeverWithdrawn: false,
  handle: 'nocny-ptak',
  title: 'Nocny ptak',
  missingIn: null,
  descriptionHtml: '<p>Czapla <em>po zmroku</em>.</p>',
  seoTitle: '',
  seoDescription: 'Plakat jazzowy.',
  vendor: 'Pracownia Plakatu',
  collection: { handle: 'plakaty', title: 'Plakaty' },
  images: [aPicture({ alt: 'Czapla z saksofonem' })],
  options: [
    {
      name: 'Rozmiar',
      values: [
        { value: '30×40 cm', label: '30×40 cm' },
        { value: '50×70 cm', label: '50×70 cm' },
      ],
    },
    {
      name: 'Papier',
      values: [
        { value: 'Matowy', label: 'Matowy 200 g' },
        { value: 'Bawełniany', label: 'Bawełniany 310 g' },
      ],
    },
  ],
  variants: [
    aVariant('S-M', ['30×40 cm', 'Matowy']),
    aVariant('L-M', ['50×70 cm', 'Matowy'], { price: { minor: 12900, currency: 'PLN' } }),
    aVariant('L-B', ['50×70 cm', 'Bawełniany'], { availability: 'SOLD_OUT', maxQuantity: 0 }),
  ],
  safety: {
    manufacturerName: 'Pracownia Plakatu',
    manufacturerAddress: 'ul. Przykładowa 1, Warszawa',
    manufacturerEmail: 'bezpieczenstwo@pracownia.example',
    responsiblePerson: '',
    warnings: 'Nie dla dzieci.',
  },
  guaranteeNotice: null,
  garanLabel: null,
  related: [aCard({ handle: 'zubr', title: 'Żubr' })],
  reviews: { counts: [0, 0, 0, 0, 0], newest: [] },
};
