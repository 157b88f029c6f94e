import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PlacedText } from '#src/checkout/address/placed-text.tsx';

const written = (country: string, postalCode: string, city: string) =>
  renderToStaticMarkup(<PlacedText street={['1 Main Street', '']} place={{ country, postalCode, city }} />).replace(
    /<\/?span[^>]*>/g,
    '|',
  );

test('a row of an address has the postcode where the country’s post reads it, and whole', () => {
  assert.is(written('IE', 'D02 X285', 'Dublin'), '1 Main Street, Dublin, |D02 X285|');
  assert.is(written('HU', '1051', 'Budapest'), 'Budapest, 1 Main Street, |1051|');
  assert.is(written('PL', '00-526', 'Warszawa'), '1 Main Street, |00-526| Warszawa');
});

test.run();
