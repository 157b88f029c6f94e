import { stat } from 'node:fs/promises';
import { keyFile } from '../secrets/secret-keys.ts';
import { listSecretStates } from '../secrets/stored-secrets.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const OTHERS = 0o077;

export const checkSecrets: Check = {
  name: 'secrets',
  async run({ config, db }) {
    const states = await listSecretStates(db, config);
    const named = (isListed: (state: (typeof states)[number]) => boolean) =>
      states
        .filter(isListed)
        .map(({ name }) => name)
        .join(', ');
    const lost = named(({ isReadable }) => !isReadable);
    const outranked = named(({ isOutranked }) => isOutranked);
    const used = named(({ isReadable, isOutranked }) => isReadable && !isOutranked);
    return [
      ...(states.length === 0 ? [fine('none are stored: keys come from the environment')] : []),
      ...(used ? [fine(`in use: ${used}`)] : []),
      ...(lost
        ? [
            fault(
              `encrypted under a key that is not here: ${lost}`,
              'Set KASA_SECRET as it was, put back KASA_DATA/secrets.key, or enter them again: kasa secrets set NAME.',
            ),
          ]
        : []),
      ...(outranked
        ? [
            warning(
              `not used, because the environment has them too: ${outranked}`,
              'Take one of the two away, so that nobody changes the wrong one: kasa secrets remove NAME.',
            ),
          ]
        : []),
      ...(await judgeKeyFile(keyFile(config))),
    ];
  },
};

async function judgeKeyFile(path: string): Promise<CheckResult[]> {
  const found = await stat(path).catch(() => null);
  if (!found || (found.mode & OTHERS) === 0) return [];
  return [fault(`others on this machine may read ${path}`, `chmod 600 ${path}, then kasa secrets rotate`)];
}
