// Sends one photo: shrunk where the browser can read it, with progress, and again by itself when the line breaks.

import { PICTURE_NAME_HEADER, pictureUploadPath, type UploadAnswer } from '../../../media/office/picture-upload.ts';
import { shrinkPhoto } from '../../../media/shrink-picture.ts';
import { pageOfHeaders } from '../../../staff/page-of.ts';

/** `isNew`: false, the shop has had the same bytes. */
export type SentPicture = { key: string; width: number; height: number; isNew: boolean };
/** `refusal`: of `pictureRefusals`, or `Offline` and `SignedOut`. */
export type SendOutcome = SentPicture | { refusal: string };

type Progress = {
  onPreview(preview: string | null): void;
  /** Called with the share that is sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

const TRIES = 4;
const FIRST_PAUSE_MS = 1_000;

export async function sendPicture(file: File, { onPreview, onProgress, signal }: Progress): Promise<SendOutcome> {
  const { blob, preview } = await shrinkPhoto(file);
  onPreview(preview);
  for (let tried = 1; ; tried += 1) {
    const answer = await post(blob, file.name, { onProgress, signal });
    if (answer !== null) return answer;
    if (tried === TRIES || signal.aborted) return { refusal: 'Offline' };
    await pause(FIRST_PAUSE_MS * 2 ** (tried - 1), signal);
  }
}

/** Null when the line broke: the same bytes may be sent again, and are one picture. */
function post(
  blob: Blob,
  name: string,
  { onProgress, signal }: Pick<Progress, 'onProgress' | 'signal'>,
): Promise<SendOutcome | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', pictureUploadPath);
    request.setRequestHeader('content-type', blob.type || 'application/octet-stream');
    request.setRequestHeader(PICTURE_NAME_HEADER, encodeURIComponent(name.slice(0, 100)));
    for (const [name, value] of Object.entries(pageOfHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = request.ontimeout = () => resolve(null);
    request.onabort = () => resolve({ refusal: 'Offline' });
    request.onload = () => resolve(outcomeOf(request));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(blob);
  });
}

const refusalsOf: Readonly<Record<number, string>> = {
  401: 'SignedOut',
  403: 'SignedOut',
  412: 'SignedOut',
  413: 'TooManyBytes',
  415: 'NotAPicture',
};

function outcomeOf({ status, response }: XMLHttpRequest): SendOutcome | null {
  if (status !== 200) return refusalsOf[status] ? { refusal: refusalsOf[status] } : null;
  const { picture, width = 1, height = 1, isNew = true, refusal } = response as UploadAnswer;
  if (picture) return { key: picture, width, height, isNew };
  // A line that broke on the way to the shop.
  return refusal === 'CutOff' ? null : { refusal: refusal ?? 'NotAPicture' };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
