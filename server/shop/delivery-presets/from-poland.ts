import { type Country, memberStates } from '#src/countries/country.ts';
import { delivery, zone } from './delivery-preset.ts';

const prices = (PLN: number, EUR: number) => ({ PLN, EUR });
const free = prices(25_000, 6000);
const near: Country[] = ['CZ', 'DE', 'LT', 'SK'];
const far = memberStates.filter((country) => country !== 'PL' && !near.includes(country));

export const deliveryFromPoland = delivery([
  {
    id: 'inpost-locker',
    carrier: 'inpost',
    kind: 'locker',
    zones: [
      zone(
        ['PL'],
        [1, 1],
        [
          [5000, prices(1399, 329)],
          [25_000, prices(1699, 399)],
        ],
        free,
      ),
    ],
  },
  {
    id: 'inpost-courier',
    carrier: 'inpost',
    kind: 'courier',
    zones: [
      zone(
        ['PL'],
        [1, 2],
        [
          [5000, prices(1699, 390)],
          [30_000, prices(2499, 640)],
        ],
        free,
      ),
    ],
  },
  {
    id: 'orlen-paczka',
    carrier: 'orlen-paczka',
    kind: 'point',
    zones: [
      zone(
        ['PL'],
        [1, 2],
        [
          [5000, prices(1199, 289)],
          [20_000, prices(1499, 349)],
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
        ['PL'],
        [1, 3],
        [
          [5000, prices(1899, 450)],
          [30_000, prices(2699, 700)],
        ],
        free,
      ),
    ],
  },
  {
    id: 'poczta-polska',
    carrier: 'poczta-polska',
    kind: 'courier',
    zones: [
      zone(
        ['PL'],
        [2, 4],
        [
          [5000, prices(1499, 350)],
          [30_000, prices(2299, 600)],
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
          [5000, prices(4900, 1190)],
          [30_000, prices(6900, 1690)],
        ],
      ),
      zone(
        far,
        [3, 7],
        [
          [5000, prices(7900, 1890)],
          [30_000, prices(11_900, 2790)],
        ],
      ),
    ],
  },
]);
