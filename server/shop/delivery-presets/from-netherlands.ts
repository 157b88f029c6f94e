import { type Country, memberStates } from '#src/countries/country.ts';
import { delivery, zone } from './delivery-preset.ts';

const free = { EUR: 5000 };
const near: Country[] = ['DE', 'FR', 'LU'];
const far = memberStates.filter((country) => !['NL', 'BE', ...near].includes(country));

export const deliveryFromTheNetherlands = delivery(
  [
    {
      id: 'postnl',
      carrier: 'postnl',
      kind: 'courier',
      zones: [
        zone(
          ['NL'],
          [1, 1],
          [
            [10_000, { EUR: 595 }],
            [23_000, { EUR: 895 }],
          ],
          free,
        ),
        zone(
          ['BE'],
          [1, 2],
          [
            [10_000, { EUR: 895 }],
            [23_000, { EUR: 1495 }],
          ],
        ),
      ],
    },
    {
      id: 'postnl-point',
      carrier: 'postnl',
      kind: 'point',
      zones: [
        zone(
          ['NL'],
          [1, 2],
          [
            [10_000, { EUR: 495 }],
            [23_000, { EUR: 795 }],
          ],
          free,
        ),
      ],
    },
    {
      id: 'dhl',
      carrier: 'dhl',
      kind: 'courier',
      zones: [
        zone(
          ['NL'],
          [1, 1],
          [
            [10_000, { EUR: 550 }],
            [20_000, { EUR: 850 }],
          ],
          free,
        ),
      ],
    },
    {
      id: 'dhl-point',
      carrier: 'dhl',
      kind: 'point',
      zones: [
        zone(
          ['NL'],
          [1, 2],
          [
            [10_000, { EUR: 450 }],
            [20_000, { EUR: 750 }],
          ],
          free,
        ),
      ],
    },
    {
      id: 'postnl-abroad',
      carrier: 'postnl',
      kind: 'courier',
      zones: [
        zone(
          near,
          [2, 4],
          [
            [10_000, { EUR: 1395 }],
            [23_000, { EUR: 2195 }],
          ],
        ),
        zone(
          far,
          [3, 8],
          [
            [5000, { EUR: 1895 }],
            [20_000, { EUR: 3295 }],
          ],
        ),
      ],
    },
  ],
  { dhl: 'https://my.dhlecommerce.nl/home/tracktrace/{number}/{postalCode}' },
);
