// The usual carriers of Poland, the Netherlands, Germany and Czechia in one shop, with ordinary tariffs: what holds while
// nobody has set any, so that goods which were only imported can be sold.
import { delivery, zone } from './delivery-preset.ts';

const prices = (PLN: number, EUR: number, CZK: number) => ({ PLN, EUR, CZK });
const free = prices(25_000, 6000, 150_000);

export const homeMarketsDelivery = delivery([
  {
    id: 'inpost-locker',
    carrier: 'inpost',
    kind: 'locker',
    zones: [
      zone(
        ['PL'],
        [1, 1],
        [
          [5000, prices(1399, 329, 8900)],
          [25000, prices(1699, 399, 9900)],
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
          [5000, prices(1699, 390, 9900)],
          [30000, prices(2499, 640, 15900)],
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
          [5000, prices(1199, 289, 7900)],
          [20000, prices(1499, 349, 8900)],
        ],
        free,
      ),
    ],
  },
  {
    id: 'postnl',
    carrier: 'postnl',
    kind: 'courier',
    zones: [
      zone(
        ['BE'],
        [1, 2],
        [
          [5000, prices(3900, 850, 21900)],
          [30000, prices(4700, 1100, 27900)],
        ],
        free,
      ),
      zone(
        ['NL'],
        [1, 2],
        [
          [5000, prices(2900, 595, 14900)],
          [23000, prices(3700, 845, 21900)],
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
        ['AT'],
        [2, 4],
        [
          [5000, prices(4900, 990, 24900)],
          [30000, prices(5700, 1240, 30900)],
        ],
        free,
      ),
      zone(
        ['BE'],
        [2, 4],
        [
          [5000, prices(4200, 890, 22900)],
          [30000, prices(5000, 1140, 28900)],
        ],
        free,
      ),
      zone(
        ['DE'],
        [2, 4],
        [
          [5000, prices(2900, 590, 14900)],
          [30000, prices(3700, 840, 20900)],
        ],
        free,
      ),
      zone(
        ['NL'],
        [2, 4],
        [
          [5000, prices(3200, 645, 16900)],
          [30000, prices(4000, 895, 22900)],
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
        [2, 3],
        [
          [5000, prices(2500, 495, 12900)],
          [20000, prices(3500, 745, 18900)],
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
        [2, 3],
        [
          [5000, prices(2500, 490, 12900)],
          [31500, prices(3600, 790, 19900)],
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
        ['AT'],
        [1, 3],
        [
          [5000, prices(4600, 940, 23900)],
          [30000, prices(5400, 1190, 29900)],
        ],
        free,
      ),
      zone(
        ['CZ'],
        [1, 3],
        [
          [5000, prices(2399, 559, 13900)],
          [30000, prices(3399, 799, 19900)],
        ],
        free,
      ),
      zone(
        ['DE'],
        [1, 3],
        [
          [5000, prices(2600, 540, 13900)],
          [30000, prices(3400, 790, 19900)],
        ],
        free,
      ),
      zone(
        ['PL'],
        [1, 3],
        [
          [5000, prices(1899, 450, 11900)],
          [30000, prices(2699, 700, 17900)],
        ],
        free,
      ),
    ],
  },
  {
    id: 'dhl-pl',
    carrier: 'dhl',
    kind: 'courier',
    zones: [
      zone(
        ['PL'],
        [1, 2],
        [
          [5000, prices(1799, 420, 10900)],
          [31500, prices(2599, 670, 16900)],
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
          [5000, prices(1699, 390, 9900)],
          [30000, prices(2499, 640, 15900)],
        ],
        free,
      ),
    ],
  },
  {
    id: 'packeta-point',
    carrier: 'packeta',
    kind: 'point',
    zones: [
      zone(
        ['CZ'],
        [2, 3],
        [
          [5000, prices(1599, 359, 8900)],
          [15000, prices(2399, 559, 13900)],
        ],
        free,
      ),
    ],
  },
]);
