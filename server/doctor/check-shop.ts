// Whether the shop may take money in its own name; with live keys it does not start otherwise.
import { hasLiveKeys } from '../config.ts';
import { listLacks } from '../shop/incomplete-shop.ts';
import { type Check, fault, fine, warning } from './finding.ts';

export const checkShop: Check = {
  name: 'shop',
  async run({ config, db }) {
    const lacks = await listLacks(db, config);
    if (lacks.length === 0) return [fine('name, sender, company and legal pages are its own')];
    const tell = hasLiveKeys(config) ? fault : warning;
    return lacks.map(({ document, says, fix }) => tell(`${document}: ${says}`, `${fix}.`));
  },
};
