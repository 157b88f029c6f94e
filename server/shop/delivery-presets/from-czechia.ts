import { type Country, memberStates } from '#src/countries/country.ts';
import { delivery, zone } from './delivery-preset.ts';

const prices = (CZK: number, EUR: number) => ({ CZK, EUR });
const free = prices(150_000, 6000);
const near: Country[] = ['AT', 'DE', 'HU', 'PL'];
const far = memberStates.filter((country) => !['CZ', 'SK', ...near].includes(country));

export const deliveryFromCzechia = delivery(
  [
    {
      id: 'packeta-point',
      carrier: 'packeta',
      kind: 'point',
      zones: [
        zone(
          ['CZ'],
          [1, 2],
          [
            [5000, prices(8900, 359)],
            [15_000, prices(13_900, 559)],
          ],
          free,
        ),
        zone(
          ['SK'],
          [2, 3],
          [
            [5000, prices(11_900, 479)],
            [15_000, prices(16_900, 679)],
          ],
        ),
      ],
    },
    {
      id: 'dpd',
      carrier: 'dpd',
      kind: 'courier',
      zones: [
        zone(
          ['CZ'],
          [1, 2],
          [
            [5000, prices(12_900, 519)],
            [30_000, prices(18_900, 759)],
          ],
          free,
        ),
        zone(
          ['SK'],
          [2, 3],
          [
            [5000, prices(17_900, 719)],
            [30_000, prices(24_900, 999)],
          ],
        ),
      ],
    },
    {
      id: 'gls',
      carrier: 'gls',
      kind: 'courier',
      zones: [
        zone(
          ['CZ'],
          [1, 2],
          [
            [5000, prices(11_900, 479)],
            [30_000, prices(17_900, 719)],
          ],
          free,
        ),
      ],
    },
    {
      id: 'dpd-abroad',
      carrier: 'dpd',
      kind: 'courier',
      zones: [
        zone(
          near,
          [2, 4],
          [
            [5000, prices(27_900, 1119)],
            [30_000, prices(39_900, 1599)],
          ],
        ),
        zone(
          far,
          [3, 7],
          [
            [5000, prices(44_900, 1799)],
            [30_000, prices(69_900, 2799)],
          ],
        ),
      ],
    },
  ],
  { dpd: 'https://tracking.dpd.de/status/cs_CZ/parcel/{number}' },
);
