// Asks for the page again whenever what is typed has settled. The page before stays until the next one is there.
import { useEffect, useRef, useState } from 'react';
import { type PreviewAnswer, type PreviewAsked, previewPath } from './preview-asked.ts';

type Preview = {
  html: string | null;
  hasFailed: boolean;
  /** The messages of what could not be saved either: its fields say so too. */
  faults: readonly string[];
  isWaiting: boolean;
  retry(): void;
};

/** Rendering a page costs the shop some milliseconds: not with every key. */
const PAUSE_MS = 300;
const INVALID = 422;

type Problem = Pick<Preview, 'hasFailed' | 'faults'>;

const noProblem: Problem = { hasFailed: false, faults: [] };
const failed: Problem = { hasFailed: true, faults: [] };

export function usePreviewPage(asked: PreviewAsked): Preview {
  const body = JSON.stringify(asked);
  const [html, setHtml] = useState<string | null>(null);
  const [{ hasFailed, faults }, setProblem] = useState(noProblem);
  const [isWaiting, setWaiting] = useState(true);
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    const leaving = new AbortController();
    setWaiting(true);
    const ask = async () => {
      const page = await fetchPage(body, leaving.signal);
      if (leaving.signal.aborted) return;
      if (page.html !== null) setHtml(page.html);
      setProblem(page);
      setWaiting(false);
    };
    const timer = setTimeout(() => void ask(), isFirst.current || tries > 0 ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [body, tries]);
  return { html, hasFailed, faults, isWaiting, retry: () => setTries((before) => before + 1) };
}

async function fetchPage(body: string, signal: AbortSignal): Promise<Problem & Pick<Preview, 'html'>> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(previewPath, { method: 'POST', headers, body, signal });
    if (response.ok) return { ...noProblem, html: await response.text() };
    if (response.status !== INVALID) return { ...failed, html: null };
    const { faults }: PreviewAnswer = await response.json();
    return { ...noProblem, html: null, faults: faults.map(({ message }) => message) };
  } catch {
    return { ...failed, html: null };
  }
}
