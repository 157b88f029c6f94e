// The folder in which a test run keeps its files: in memory, where the machine has a folder there with room. A run
// copies databases hundreds of times, and a disk's file system takes up to ten times as long to make and to remove
// their files.
import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Several times what a run needs at once. A container often has no more than 64 MB there. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** Whoever names a folder by TMPDIR gets that one. */
export function findTemporaryFolder(): string {
  return !process.env.TMPDIR && isRoomyMemory(MEMORY) ? MEMORY : tmpdir();
}

function isRoomyMemory(folder: string): boolean {
  try {
    const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
    const [, , type, options = ''] = mounts.find((line) => line.split(' ')[1] === folder)?.split(' ') ?? [];
    const { bavail, bsize } = statfsSync(folder);
    // Tests start programs that they have put there.
    return type === 'tmpfs' && !options.split(',').includes('noexec') && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
