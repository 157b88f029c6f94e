// Somebody without scripts at the checkout, with one poster in the cart and a whole address in the form.
import { aProduct } from '#test/fixtures/a-product.ts';
import type { ShopFixture } from '#test/fixtures/a-shop.ts';
import { aFormVisitor } from '#test/fixtures/post-form.ts';

let products = 0;

export const address = {
  email: 'jan@example.com',
  phone: '600 100 200',
  fullName: 'Jan Kowalski',
  line1: 'ul. Długa 12/3',
  line2: '',
  postalCode: '00-238',
  city: 'Warszawa',
  country: 'PL',
  companyName: '',
  taxId: '',
  shippingMethod: 'inpost-courier',
  // 129.00 zł and the courier's 16.99 zł.
  expectedTotal: '14599',
};

export async function aCheckoutVisitor({ app, database }: ShopFixture) {
  const handle = `poster-${++products}`;
  const variant = await aProduct(database.db, { handle });
  const visitor = await aFormVisitor(app, handle, variant);
  return {
    ...visitor,
    variant,
    press: (fields: Record<string, string> = {}) =>
      visitor.post('/pl/checkout', { ...address, paymentMethod: 'p24', action: 'order', ...fields }),
  };
}
