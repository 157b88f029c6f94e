import { type Country, memberStates } from '#src/countries/country.ts';
import { delivery, zone } from './delivery-preset.ts';

const free = { EUR: 5000 };
const near: Country[] = ['AT', 'BE', 'CZ', 'DK', 'FR', 'LU', 'NL', 'PL'];
const far = memberStates.filter((country) => country !== 'DE' && !near.includes(country));

export const deliveryFromGermany = delivery(
  [
    {
      id: 'dhl',
      carrier: 'dhl',
      kind: 'courier',
      zones: [
        zone(
          ['DE'],
          [1, 2],
          [
            [5000, { EUR: 549 }],
            [10_000, { EUR: 899 }],
            [31_500, { EUR: 1699 }],
          ],
          free,
        ),
      ],
    },
    {
      id: 'dhl-packstation',
      carrier: 'dhl',
      kind: 'locker',
      zones: [
        zone(
          ['DE'],
          [1, 2],
          [
            [5000, { EUR: 499 }],
            [10_000, { EUR: 849 }],
          ],
          free,
        ),
      ],
    },
    {
      id: 'dpd',
      carrier: 'dpd',
      kind: 'courier',
      zones: [
        zone(
          ['DE'],
          [1, 3],
          [
            [5000, { EUR: 490 }],
            [31_500, { EUR: 1290 }],
          ],
          free,
        ),
      ],
    },
    {
      id: 'dhl-abroad',
      carrier: 'dhl',
      kind: 'courier',
      zones: [
        zone(
          near,
          [3, 5],
          [
            [5000, { EUR: 1399 }],
            [31_500, { EUR: 2499 }],
          ],
        ),
        zone(
          far,
          [4, 8],
          [
            [5000, { EUR: 1599 }],
            [31_500, { EUR: 3299 }],
          ],
        ),
      ],
    },
  ],
  { dpd: 'https://tracking.dpd.de/status/de_DE/parcel/{number}' },
);
