// InPost's public list of lockers and points, page by page: the API "Points" beside ShipX. It asks for no key and gets none.
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { refuse } from '#src/result.ts';
import { type ImportedPoint, MAX_POINTS, readShipxEntry } from '../pickup-point-file.ts';
import { askForPoints, judgeList, type ReadPoints } from './ask-for-points.ts';

/** The most that it gives; a server that gives fewer is asked more often. */
const PER_PAGE = 500;
const FIELDS = 'name,type,status,country,location,location_description,opening_hours,address_details';

const pageSchema = z.object({ count: z.number().int().min(0), items: z.array(z.unknown()).max(5_000) });

export const readInpostPoints: ReadPoints = async (reading) => {
  const found = new Map<string, ImportedPoint>();
  let leftOut = 0;
  let total = 0;
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({ page: String(page), per_page: String(PER_PAGE), fields: FIELDS });
    const answer = await askForPoints(reading, {
      method: 'GET',
      url: `${reading.url}/v1/points?${query}`,
      headers: {},
    });
    if (!answer.ok) return answer;
    const read = pageSchema.safeParse(answer.value.json);
    if (!read.success) return refuse({ kind: 'PointsUnreadable', detail: `page ${page}` });
    const { count, items } = read.data;
    total = count;
    if (total > MAX_POINTS) return refuse({ kind: 'PointsTooMany', detail: String(total) });
    const before = found.size + leftOut;
    for (const item of items) {
      const point = readShipxEntry(item);
      if (point) found.set(point.id, point);
      else leftOut += 1;
    }
    const done = found.size + leftOut;
    await reading.tell(Math.min(done, total), total);
    // A page of nothing but what is known already is the end, too: nobody is asked for ever.
    if (done >= total || done === before) return judgeList({ points: [...found.values()], leftOut }, total);
    // Shoppers come between two pages.
    await setImmediate();
  }
};
