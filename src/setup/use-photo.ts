// A photo that travels while the rest of the form is typed.
import { useRef, useState } from 'react';
import { useApp } from '../app-instance.tsx';
import { pictureUploadPath } from '../media/office/picture-upload.ts';
import { shrinkPhoto } from '../media/shrink-picture.ts';
import { pageOfHeaders } from '../staff/page-of.ts';

type PhotoState = { preview: string | null; isBusy: boolean; isRefused: boolean };

const noPhoto: PhotoState = { preview: null, isBusy: false, isRefused: false };

export function usePhoto() {
  const { t, showToast } = useApp();
  const [state, setState] = useState(noPhoto);
  const [isWaited, setWaited] = useState(false);
  /** The key of the latest; null where none was chosen, or none could be read. */
  const stored = useRef<Promise<string | null>>(Promise.resolve(null));

  function choose(file: File): void {
    const storing = store(file);
    stored.current = storing;
    storing.then(
      (key) => {
        if (stored.current === storing)
          setState(({ preview }) => ({ preview, isBusy: false, isRefused: key === null }));
      },
      () => undefined,
    );
  }

  async function store(file: File): Promise<string | null> {
    setState({ preview: null, isBusy: true, isRefused: false });
    const { blob, preview } = await shrinkPhoto(file);
    setState({ preview, isBusy: true, isRefused: false });
    const headers = { ...pageOfHeaders(), 'content-type': blob.type };
    const answer = await fetch(pictureUploadPath, { method: 'POST', headers, body: blob });
    if (!answer.ok) return null;
    const { picture } = (await answer.json()) as { picture: string | null };
    return picture;
  }

  /** The key, null without a photo; undefined when it could not be stored, which is said. */
  async function whenStored(): Promise<string | null | undefined> {
    setWaited(true);
    try {
      const hasPhoto = state.isBusy || state.preview !== null;
      const key = await stored.current;
      return hasPhoto && key === null ? undefined : key;
    } catch {
      showToast({ kind: 'error', text: t('setup.photoUnusable') });
      return undefined;
    } finally {
      setWaited(false);
    }
  }

  return { ...state, isWaited, choose, whenStored };
}
