// Whether kasa.config.ts is what the shop was last started with: it lies beside the code, and is easily left behind.
import { describeMissing, listMissing } from '../extensions/register-extensions.ts';
import { type Check, fault, fine, warning } from './finding.ts';

export const checkExtensions: Check = {
  name: 'extensions',
  async run({ db, loadExtensions }) {
    const extensions = await loadExtensions();
    const missing = await listMissing(db, extensions);
    if (missing.length === 0)
      return [fine(extensions ? 'those of kasa.config.ts' : 'none: there is no kasa.config.ts')];
    const { says, fix } = describeMissing(missing, extensions !== undefined);
    return [extensions ? warning(says, fix) : fault(says, fix)];
  },
};
