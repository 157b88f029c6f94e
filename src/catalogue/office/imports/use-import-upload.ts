// Sends a product file as it is, and goes on by itself where a connection broke off. By XMLHttpRequest: of fetch nobody
// learns how much has been sent.
import { useRef, useState } from 'react';
import { pageOfHeaders } from '../../../staff/page-of.ts';
import { importUploadUrl, MAX_IMPORT_BYTES, type UploadAnswer } from './import-upload.ts';

export type UploadProblem = 'TooLarge' | 'Empty' | 'notSent';

/** `isWaiting`: the line is gone; it is tried again. */
type Sending = { fileName: string; share: number; isWaiting: boolean };

/** How long is waited before each further try, with nothing come through in between. */
const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000];

export function useImportUpload(onSent: (id: number) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const stopped = useRef<AbortController | null>(null);

  async function hand(file: File): Promise<void> {
    if (sending) return;
    const refused = file.size > MAX_IMPORT_BYTES ? 'TooLarge' : file.size === 0 ? 'Empty' : null;
    setProblem(refused);
    if (refused) return;
    const stop = new AbortController();
    stopped.current = stop;
    const tell = (bytes: number, isWaiting: boolean) =>
      setSending({ fileName: file.name, share: bytes / file.size, isWaiting });
    tell(0, false);
    const sent = await sendFile(file, { signal: stop.signal, tell });
    setSending(null);
    if (typeof sent === 'number') onSent(sent);
    else setProblem(sent);
  }

  return { sending, problem, hand, stop: () => stopped.current?.abort() };
}

type Manner = { signal: AbortSignal; tell(bytes: number, isWaiting: boolean): void };

/** The id of the import; or why there is none, null where somebody has stopped it. */
async function sendFile(file: File, { signal, tell }: Manner): Promise<number | UploadProblem | null> {
  let offset = 0;
  let furthest = -1;
  for (let tries = 0; ; ) {
    // What an earlier try has left is known by the shop alone.
    const there = await ask(file).catch(() => null);
    if (signal.aborted) return null;
    offset = there?.bytes ?? offset;
    const answer = there && (await post(file, offset, { signal, tell }));
    if (signal.aborted) return null;
    if (answer?.refusal) return answer.refusal;
    if (answer?.isWhole && answer.id !== null) return answer.id;
    tries = offset > furthest ? 0 : tries + 1;
    furthest = Math.max(furthest, offset);
    const wait = WAITS_MS[tries];
    if (wait === undefined) return 'notSent';
    tell(offset, true);
    await comesBack(wait, signal);
  }
}

async function ask(file: File): Promise<UploadAnswer | null> {
  const answer = await fetch(importUploadUrl(file));
  return answer.ok ? ((await answer.json()) as UploadAnswer) : null;
}

/** Null when nothing was answered. */
function post(file: File, offset: number, { signal, tell }: Manner): Promise<UploadAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded }) => tell(offset + loaded, false);
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
      resolve(request.status === 200 ? readAnswer(request.responseText) : null);
    };
    request.open('POST', importUploadUrl(file, offset));
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [name, value] of Object.entries(pageOfHeaders())) request.setRequestHeader(name, value);
    request.send(file.slice(offset));
  });
}

function readAnswer(text: string): UploadAnswer | null {
  try {
    return JSON.parse(text) as UploadAnswer;
  } catch {
    return null;
  }
}

/** Waits for a while, or less when the browser says that there is a line again, or somebody stops it. */
function comesBack(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
