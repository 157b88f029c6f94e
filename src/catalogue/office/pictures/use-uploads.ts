// Photos that travel to the shop, a few at a time, each with its progress and what came of it. Those that were chosen
// together stay in their order, whichever arrives first.
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { useUnsavedWork } from '../../../ui/typing/use-unsaved-work.ts';
import { type InOrder, inOrder } from './in-order.ts';
import type { SentPicture, sendPicture } from './send-picture.ts';

export type Upload = {
  id: number;
  file: File;
  preview: string | null;
  /** The share that is sent, from 0 to 1. */
  share: number;
  /** Null while it travels. */
  refusal: string | null;
};

const AT_ONCE = 2;

type Arrival = { picture: SentPicture; file: File };

/** `isNewestFirst`: they join a list that begins with what came last, so the last one is sent first, and one after another. */
type UploadOptions = { isNewestFirst?: boolean };

/** Its code comes with the first photo. */
const send: typeof sendPicture = async (...photo) => (await import('./send-picture.ts')).sendPicture(...photo);

/** Aborted when the editor goes away. */
function useLeaving() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return leaving;
}

export function useUploads(
  onSent: (picture: SentPicture, file: File) => void,
  { isNewestFirst = false }: UploadOptions = {},
) {
  const { t } = useApp();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });
  const waiting = useRef<Upload[]>([]);
  const working = useRef(0);
  const lastId = useRef(0);
  const leaving = useLeaving();
  const isBusy = uploads.some(({ refusal }) => refusal === null);
  useUnsavedWork(isBusy, t('pictures.leaveUploading'), () => leaving.current.abort());

  const change = (id: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const arrivals = useRef<InOrder<Arrival> | null>(null);
  arrivals.current ??= inOrder((id, { picture, file }) => {
    remove(id);
    sent.current(picture, file);
  });
  const { expect, come, giveUp } = arrivals.current;

  async function work(): Promise<void> {
    working.current += 1;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { id, file } = next;
      const outcome = await send(file, {
        onPreview: (preview) => change(id, { preview }),
        onProgress: (share) => change(id, { share }),
        signal: leaving.current.signal,
      }).catch(() => ({ refusal: 'Offline' }));
      if ('refusal' in outcome) {
        change(id, outcome);
        giveUp(id);
      } else come(id, { picture: outcome, file });
    }
    working.current -= 1;
  }

  function start(added: readonly Upload[]): void {
    for (const { id } of added) expect(id);
    waiting.current.push(...added);
    while (working.current < (isNewestFirst ? 1 : AT_ONCE) && waiting.current.length > 0) work();
  }

  return {
    uploads,
    isBusy,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, preview: null, share: 0, refusal: null };
      });
      setUploads((all) => [...all, ...added]);
      start(isNewestFirst ? added.toReversed() : added);
    },
    retry(upload: Upload) {
      change(upload.id, { refusal: null, share: 0 });
      start([upload]);
    },
    remove,
  };
}
