// Whether the carriers whose keys the shop has would make labels: each is really asked.
import { carrierNames } from '#src/shipping/carriers.ts';
import type { LabelProblem } from '#src/shipping/label-carrier.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import {
  createLabelCarriers,
  labelledCarriers,
  STAND_IN_KEY,
  wantedCountry,
} from '../shipping/labels/label-carriers.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const edit = 'kasa settings edit carriers.';
const dhlNames = ['DHL_API_KEY', 'DHL_USER', 'DHL_PASSWORD'] as const;

export const checkCarriers: Check = {
  name: 'carriers',
  async run({ config, db }) {
    const results = [...tellHalfKeys(config), ...(await askCarriers(config, db))];
    return results.length > 0 ? results : [fine('none makes labels: the shop has no keys of theirs')];
  },
};

function tellHalfKeys({ carrierKeys: { dhlApiKey, dhlUser, dhlPassword } }: Config): CheckResult[] {
  const given = [dhlApiKey, dhlUser, dhlPassword];
  const missing = dhlNames.filter((_, position) => !given[position]);
  if (missing.length === 0 || missing.length === dhlNames.length) return [];
  return [fault(`DHL makes no labels without ${missing.join(' and ')}`, `kasa secrets set ${missing[0]}`)];
}

async function askCarriers(config: Config, db: Db): Promise<CheckResult[]> {
  const sandboxOrigin = config.stripe ? null : `http://${config.host}:${config.sandboxPort}`;
  const find = createLabelCarriers({ db, keys: () => config.carrierKeys, sandboxOrigin });
  const results = await Promise.all(
    labelledCarriers.map(async (carrier) => {
      const found = await find(carrier);
      if (!found) return [];
      const name = carrierNames[carrier];
      const wanted = wantedCountry(carrier, found.settings.sender.country);
      if (wanted) return [elsewhere(name, wanted)];
      const isStandIn = isOfStandIn(config, carrier);
      const answer = await found.labels.verify();
      if (!answer.ok) return [explain(name, answer.error, isStandIn)];
      if (!isStandIn) return [fine(`${name} accepts the keys: ${answer.value}`)];
      return [
        warning(`${name} is the sandbox's stand-in, whose labels no carrier takes`, 'kasa secrets set its real keys.'),
      ];
    }),
  );
  return results.flat();
}

/** Its numbers are asked for in one country alone: what is missing of them cannot be put right from another. */
function elsewhere(name: string, country: string): CheckResult {
  const taken = new Intl.DisplayNames('en', { type: 'region' }).of(country);
  return warning(
    `${name} makes labels for parcels that are handed over in ${taken}, and the company is not there`,
    'Send with the tracking number of your own carrier; kasa secrets remove takes the keys away.',
  );
}

function isOfStandIn({ carrierKeys }: Config, carrier: (typeof labelledCarriers)[number]): boolean {
  const key = carrier === 'inpost' ? carrierKeys.inpostToken : carrierKeys.dhlApiKey;
  return key?.startsWith(STAND_IN_KEY) === true;
}

function explain(name: string, { kind, detail }: LabelProblem, isStandIn: boolean): CheckResult {
  const because = detail ? ` (${detail})` : '';
  if (kind === 'LabelKeysRefused') return fault(`${name} refuses the keys${because}`, 'kasa secrets set them again.');
  if (kind === 'LabelBusy' || kind === 'LabelAway' || kind === 'LabelNoAnswer') {
    const fix = isStandIn ? 'The stand-in runs with kasa serve.' : 'Try again; look whether this machine may connect.';
    return warning(`${name} did not answer${because}`, fix);
  }
  return fault(`${name} would make no label${because}`, edit);
}
