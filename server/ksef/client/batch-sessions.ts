// Batch sessions: many invoices in one archive, which is handed in by an address of its own.
import { z } from 'zod';
import { type AskKsef, readAnswer } from './ask-ksef.ts';
import { encryptContent, newSessionKey, sha256 } from './encrypt-for-ksef.ts';
import type { OpenByKey } from './key-ring.ts';

const opened = z.object({
  referenceNumber: z.string(),
  partUploadRequests: z
    .array(
      z.object({
        url: z.string(),
        method: z.enum(['PUT', 'POST']),
        headers: z.record(z.string(), z.string().nullable()),
      }),
    )
    .length(1),
});

/** `withoutToken`: the address of a part holds a key of its own, and our token is not told to it. */
export function batchesOf(ask: AskKsef, open: OpenByKey, withoutToken: AskKsef) {
  return {
    /** `archive`: a ZIP of at most 100 MB. What is in it is worked on when the session is closed. */
    async openBatch(archive: Buffer, isOffline: boolean) {
      const key = newSessionKey();
      const bytes = encryptContent(archive, key);
      const batchFile = { ...sizeAndHash(archive), fileParts: [{ ordinalNumber: 1, ...sizeAndHash(bytes) }] };
      const answer = await open('/sessions/batch', key, { batchFile, offlineMode: isOffline });
      const { referenceNumber: number, partUploadRequests } = readAnswer(opened, answer);
      return {
        number,
        async upload(): Promise<void> {
          for (const { url, method, headers } of partUploadRequests) {
            const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
            await withoutToken({ method, path: url, headers: Object.fromEntries(given), bytes });
          }
        },
        close: async () => void (await ask({ method: 'POST', path: `/sessions/batch/${number}/close` })),
      };
    },
  };
}

const sizeAndHash = (bytes: Buffer) => ({ fileSize: bytes.length, fileHash: sha256(bytes).toString('base64') });
