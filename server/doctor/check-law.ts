// What the law of the Union wants shown, as far as it can be read from the shop: server/guides/going-live.md has the rest.
import { listLawPoints } from '../setup/list-open-points.ts';
import { type Check, fine, warning } from './finding.ts';

export const checkLaw: Check = {
  name: 'law',
  async run({ db }) {
    const points = await listLawPoints(db);
    if (points.length > 0) return points.map(({ says, fix }) => warning(says, `${fix}.`));
    return [fine("the company's numbers, the notices of the legal guarantee and the makers of all goods are told")];
  },
};
