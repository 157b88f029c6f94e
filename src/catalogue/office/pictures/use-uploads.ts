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

/** A list that begins with what came last is sent the last one first, and one after another. */
type ListOrder = 'newestFirst' | 'oldestFirst';

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

/** Hands photos on in the order in which they were chosen, to what was rendered last. */
function useArrivals(onArrival: (id: number, arrival: Arrival) => void): InOrder<Arrival> {
  const latest = useRef(onArrival);
  useEffect(() => {
    latest.current = onArrival;
  });
  const arrivals = useRef<InOrder<Arrival> | null>(null);
  arrivals.current ??= inOrder((id, arrival) => latest.current(id, arrival));
  return arrivals.current;
}

export function useUploads(onSent: (picture: SentPicture, file: File) => void, order: ListOrder = 'oldestFirst') {
  const { t } = useApp();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const working = useRef(0);
  const lastId = useRef(0);
  const leaving = useLeaving();
  const isBusy = uploads.some(({ refusal }) => refusal === null);
  useUnsavedWork(isBusy, t('pictures.leaveUploading'), () => leaving.current.abort());

  const change = (id: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const { expect, come, giveUp } = useArrivals((id, { picture, file }) => {
    remove(id);
    onSent(picture, file);
  });

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
    while (working.current < (order === 'newestFirst' ? 1 : AT_ONCE) && waiting.current.length > 0) work();
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
      start(order === 'newestFirst' ? added.toReversed() : added);
    },
    retry(upload: Upload) {
      change(upload.id, { refusal: null, share: 0 });
      start([upload]);
    },
    remove,
  };
}
