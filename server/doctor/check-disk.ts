import { statfs } from 'node:fs/promises';
import { formatNumber } from '#src/numbers/format-number.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { type Check, fault, fine, warning } from './finding.ts';

const MB = 1_000_000;
const SCARCE_BYTES = 1000 * MB;
const SPENT_BYTES = 100 * MB;

export const checkDisk: Check = {
  name: 'disk',
  async run({ config }) {
    try {
      await prepareDataFolder(config);
    } catch (error) {
      const { message, fix = 'Set KASA_DATA to a folder that can be written.' } = error as Error & { fix?: string };
      return [fault(message, fix)];
    }
    const { bavail, bsize } = await statfs(config.dataDirectory);
    return [judgeSpace(config.dataDirectory, bavail * bsize)];
  },
};

export function judgeSpace(directory: string, freeBytes: number) {
  const says = `${formatNumber(Math.floor(freeBytes / MB), 'en')} MB free in ${directory}`;
  if (freeBytes < SPENT_BYTES) return fault(says, 'Free space now: pictures and e-mails need it.');
  return freeBytes < SCARCE_BYTES ? warning(says, 'Free space soon, or move KASA_DATA to a larger disk.') : fine(says);
}
