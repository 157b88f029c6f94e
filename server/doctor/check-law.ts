// What the law wants and the shop lacks, as the office's page of the law has it. `kasa law` lists all duties.
import { listDuties, readLawShop } from '../law/list-duties.ts';
import { type Check, fine, warning } from './finding.ts';

export const checkLaw: Check = {
  name: 'law',
  async run({ db, config }) {
    const shop = await readLawShop(db, config, new Date());
    const duties = await listDuties(shop);
    // The check of the shop tells of these.
    const told = new Set(shop.lacks.map(({ says }) => says));
    const missing = duties.flatMap(({ lacks }) => lacks).filter(({ says }) => !told.has(says));
    const count = (state: string) => duties.filter((duty) => duty.state === state).length;
    if (missing.length > 0) return missing.map(({ says, fix }) => warning(says, `${fix}.`));
    return [fine(`${count('met')} duties are met, ${count('toConfirm')} are for you to confirm: kasa law lists them`)];
  },
};
