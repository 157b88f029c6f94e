import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cardSizes } from '#src/shop/brand/card-sizes.ts';

test('phones of usual widths take a card’s picture of 480 pixels, not the next larger one', () => {
  const [, percent] = /, ([\d.]+)vw$/.exec(cardSizes.filled.tall) ?? [];
  for (const [width, pixels] of [
    [360, 3],
    [393, 2.75],
    [412, 2.625],
  ] as const) {
    const wanted = (width * pixels * Number(percent)) / 100;
    assert.ok(wanted <= 480, `${width}: ${wanted}`);
    // Two columns and the gutters between and beside them leave 45.6 %: hardly fewer pixels than there are.
    assert.ok(wanted > width * pixels * 0.456 * 0.96);
  }
});

test.run();
