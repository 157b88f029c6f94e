// Sends a product file as it is. By XMLHttpRequest: of fetch nobody learns how much has been sent.
import { useRef, useState } from 'react';
import { importUploadUrl, MAX_IMPORT_BYTES } from './import-upload.ts';

export type UploadProblem = 'TooLarge' | 'Empty' | 'notSent';

type Sending = { fileName: string; share: number };

export function useImportUpload(onSent: (id: number) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const request = useRef<XMLHttpRequest | null>(null);

  function hand(file: File): void {
    if (sending) return;
    const refused = file.size > MAX_IMPORT_BYTES ? 'TooLarge' : file.size === 0 ? 'Empty' : null;
    setProblem(refused);
    if (refused) return;
    const sent = new XMLHttpRequest();
    request.current = sent;
    setSending({ fileName: file.name, share: 0 });
    sent.upload.onprogress = ({ loaded, total }) => setSending({ fileName: file.name, share: loaded / total });
    sent.onloadend = () => {
      request.current = null;
      setSending(null);
      const { id, refusal } = readAnswer(sent);
      if (id !== null) onSent(id);
      else setProblem(refusal);
    };
    sent.onabort = () => setProblem(null);
    sent.open('POST', importUploadUrl(file.name));
    sent.setRequestHeader('content-type', 'application/octet-stream');
    sent.send(file);
  }

  return { sending, problem, hand, stop: () => request.current?.abort() };
}

function readAnswer({ status, responseText }: XMLHttpRequest): { id: number | null; refusal: UploadProblem } {
  try {
    const { id, refusal } = JSON.parse(responseText) as { id?: number | null; refusal?: UploadProblem | null };
    if (status === 200 && typeof id === 'number') return { id, refusal: 'notSent' };
    return { id: null, refusal: refusal ?? 'notSent' };
  } catch {
    return { id: null, refusal: 'notSent' };
  }
}
