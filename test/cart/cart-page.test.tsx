import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cartQuery } from '#src/cart/cart-queries.ts';
import type { CartFieldsFragment } from '#src/operations.generated.ts';
import { aCart, aCartLine } from '#test/checkout/a-checkout.ts';
import { renderApp } from '#test/ui/render-app.tsx';

const render = (cart: CartFieldsFragment) =>
  renderApp('/pl/cart', ({ locale }) => [{ queryKey: cartQuery(locale).queryKey, data: { cart } }]);

test('a line has its picture, variant, price and quantity', async () => {
  const { html, text } = await render(aCart());
  assert.match(html, /src="\/media\/0a1b2c3d4e5f6a7b8c9d-320\.jpg"/);
  assert.match(text, /Nocny ptak/);
  assert.match(text, /30×40 cm \/ Matowy 200 g/);
  assert.match(text, /59,00\s*zł za sztukę/);
  assert.match(text, /118,00\s*zł/);
  assert.match(html, /type="number"[^>]*value="2"/);
});

test('the subtotal says how much of it is VAT, and that delivery comes later', async () => {
  const { text } = await render(aCart());
  assert.match(text, /w tym 22,07\s*zł VAT/);
  assert.match(text, /Dostawa policzymy w kasie/);
});

test('delivery is estimated with its day, its price and what is missing to have it free', async () => {
  const delivery = { price: { minor: 1199, currency: 'PLN' as const }, promise: 'We wtorek.' };
  const freeFrom = { minor: 25_000, currency: 'PLN' as const };
  const { text } = await render({ ...aCart(), delivery: { ...delivery, freeFrom } });
  assert.match(text, /Dostawa 11,99\s*zł We wtorek\./);
  assert.match(text, /Brakuje 132\s*zł do darmowej dostawy\./);
  const free = { ...delivery, price: { minor: 0, currency: 'PLN' as const }, freeFrom: { ...freeFrom, minor: 11_800 } };
  const reached = await render({ ...aCart(), delivery: free });
  assert.match(reached.text, /Dostawa gratis We wtorek\./);
  assert.not.match(reached.text, 'Brakuje');
});

test('a bar shows how far it is to free delivery, in the currency of the cart, and only where there is such a thing', async () => {
  const show = (cart: Partial<CartFieldsFragment>) => render({ ...aCart(), ...cart });
  const price = { minor: 1199, currency: 'PLN' as const };
  const delivery = { price, promise: '', freeFrom: { minor: 25_000, currency: 'PLN' as const } };
  const missing = await show({ delivery });
  assert.match(
    missing.html,
    /<p aria-live="polite">Brakuje 132.zł do darmowej dostawy\.<\/p><progress[^>]*value="11800"[^>]*max="25000"|<progress[^>]*max="25000"[^>]*value="11800"/,
  );
  const reached = await show({ delivery: { ...delivery, freeFrom: { minor: 11_800, currency: 'PLN' } } });
  assert.match(reached.text, 'Dostawa jest darmowa.');
  const euro = await show({
    subtotal: { minor: 3_000, currency: 'EUR' },
    delivery: { ...delivery, freeFrom: { minor: 5_050, currency: 'EUR' } },
  });
  assert.match(euro.text, /Brakuje 20,50\s*€ do darmowej dostawy/);
  assert.not.match((await show({ delivery: { ...delivery, freeFrom: null } })).html, '<progress');
  assert.not.match((await show({ delivery: null })).html, '<progress');
});

test('what a discount takes off counts for nothing on the way to free delivery', async () => {
  const amount = { minor: 2_000, currency: 'PLN' as const };
  const discount = { code: 'LATO', amount, isDeliveryFree: false, refusal: null, minimum: null };
  const delivery = { price: amount, promise: '', freeFrom: { minor: 11_800, currency: 'PLN' as const } };
  assert.match((await render({ ...aCart(), discount, delivery })).text, /Brakuje 20\s*zł do darmowej dostawy/);
});

test('below the cart stands what goes with it, below an empty one what is new', async () => {
  const product = {
    handle: 'zubr',
    title: 'Żubr',
    image: null,
    price: { minor: 5_900, currency: 'PLN' as const },
    unitPrice: null,
    hasSeveralPrices: true,
    lowestPriorPrice: null,
    variantCount: 4,
    variant: null,
    onlyVariant: null,
    availability: 'IN_STOCK' as const,
  };
  const goesWith = { goesWith: [product] };
  assert.match((await render({ ...aCart(), ...goesWith })).text, /Pasuje obok.*Żubr/);
  assert.match((await render({ ...aCart([]), ...goesWith })).text, /Nowe w sklepie.*Żubr/);
  assert.not.match((await render(aCart())).text, 'Pasuje obok');
});

test('Polish counts its pieces', async () => {
  const count = async (quantity: number) => (await render(aCart([aCartLine({ quantity, maxQuantity: 30 })]))).text;
  assert.match(await count(1), /1 sztuka/);
  assert.match(await count(3), /3 sztuki/);
  assert.match(await count(5), /5 sztuk /);
  assert.match(await count(22), /22 sztuki/);
});

test('the way to the checkout sends the numbers of all lines, and Enter in one of them leads nowhere', async () => {
  const { html } = await render(aCart());
  assert.match(
    html,
    /<button [^>]*type="submit"[^>]*form="cart"[^>]*value="checkout" name="action"[^>]*>Przejdź do kasy</,
  );
  const [form = ''] = /<form[^>]*id="cart".*?<\/form>/.exec(html) ?? [];
  assert.match(form, /^<form[^>]*hidden=""/);
  assert.match(form, /<button type="submit" (?=[^>]*name="action")(?=[^>]*value="set")[^>]*><\/button>/);
  assert.ok(html.indexOf(form) < html.indexOf('form="cart"'), 'its own button is the first of them');
  const [number = ''] = /<input[^>]*type="number"[^>]*>/.exec(html) ?? [];
  assert.match(number, 'name="quantity"');
  assert.match(number, 'form="cart"');
});

test('every field and every button of the cart is of one form, whatever the cart says', async () => {
  const lines = [
    aCartLine(),
    aCartLine({ variantId: 'over', quantity: 4, maxQuantity: 3 }),
    aCartLine({ variantId: 'gone', availability: 'SOLD_OUT', maxQuantity: 0 }),
    aCartLine({ variantId: 'dearer', priceBefore: { minor: 4900, currency: 'PLN' } }),
  ];
  const price = { minor: 1000, currency: 'PLN' as const };
  const used = { code: 'LATO', amount: price, isDeliveryFree: false, refusal: null, minimum: null };
  const carts: [string, CartFieldsFragment][] = [
    ['/pl/cart?removed=elsewhere&quantity=2', aCart(lines)],
    ['/pl/cart', { ...aCart(), discount: used }],
    ['/pl/cart?removed=elsewhere&quantity=2', aCart([])],
  ];
  for (const [address, cart] of carts) {
    const { html } = await renderApp(address, ({ locale }) => [
      { queryKey: cartQuery(locale).queryKey, data: { cart } },
    ]);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    assert.is(main.match(/<form/g)?.length, 1, address);
    const outside = main.replace(/<form.*?<\/form>/s, '');
    const controls = outside.match(/<(?:input|select|textarea|button)[^>]*>/g) ?? [];
    assert.ok(controls.length > 0, address);
    for (const control of controls) {
      if (!control.includes('type="button"')) assert.match(control, 'form="cart"', control);
    }
  }
});

test('a line that sold out is told plainly, and bars the checkout', async () => {
  const { html, text } = await render(aCart([aCartLine({ availability: 'SOLD_OUT', maxQuantity: 0 })]));
  assert.match(text, /W międzyczasie wyprzedane/);
  assert.not.match(html, 'value="checkout"');
  assert.not.match(html, /type="number"/);
});

test('a line over what is left offers what there is', async () => {
  const { html, text } = await render(aCart([aCartLine({ quantity: 4, maxQuantity: 3 })]));
  assert.match(text, /Zostały tylko 3 sztuki/);
  assert.match(text, /Zmień na 3/);
  assert.not.match(html, 'value="checkout"');
});

test('an empty cart shows a way on', async () => {
  const { html, text } = await render(aCart([]));
  assert.match(text, /Twój koszyk jest pusty/);
  assert.match(html, /href="\/pl\/c\/all"/);
});

test('every remove button names its article', async () => {
  const { text } = await render(aCart());
  assert.match(text, /Usuń: Nocny ptak, 30×40 cm/);
});

test('no style attribute is rendered', async () => {
  const { html } = await render(aCart());
  assert.not.match(html, /\sstyle="/);
});

test.run();
