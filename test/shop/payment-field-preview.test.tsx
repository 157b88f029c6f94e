// The look of where one pays, before it is saved.
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { type AppInstance, AppProvider } from '#src/app-instance.tsx';
import { brandSchema, paletteOf, schemes } from '#src/shop/brand/brand.ts';
import { PaymentFieldPreview } from '#src/shop/office/brand/payment-field-preview.tsx';

test('the payment field is drawn in the colours and corners that would be saved, by day and by night', () => {
  const brand = brandSchema.parse({ radius: { control: 28, picture: 0 } });
  for (const scheme of schemes) {
    const html = renderToString(
      <AppProvider app={{ locale: 'de', t: translateTo('de') } as AppInstance}>
        <PaymentFieldPreview brand={brand} scheme={scheme} label="field" />
      </AppProvider>,
    );
    const { raised, ink, softInk, danger, ground, accent } = paletteOf(brand, scheme);
    assert.not.match(html, accent, 'the shop’s own button is no other');
    for (const colour of [raised, ink, softInk, danger, ground]) assert.match(html, colour, scheme);
    assert.match(html, 'rx="22"', 'no rounder than the field is high');
    for (const text of ['Kartennummer', 'zahlungspflichtig bestellen']) assert.match(html, text);
  }
});

test.run();
