// Asks for the page again whenever what is typed has settled. The page before stays until the next one is there.
import { useEffect, useRef, useState } from 'react';
import { type PreviewAnswer, type PreviewAsked, previewPath } from './preview-asked.ts';

type Preview = {
  html: string | null;
  /**
   * `invalid`: what is typed could not be saved either, and its fields say so. `unpriced`: the product would be on sale
   * nowhere in the market.
   */
  problem: 'failed' | 'invalid' | 'unpriced' | null;
  isWaiting: boolean;
  retry(): void;
};

/** Rendering a page costs the shop some milliseconds: not with every key. */
const PAUSE_MS = 300;
const INVALID = 422;

export function usePreviewPage(asked: PreviewAsked): Preview {
  const body = JSON.stringify(asked);
  const [html, setHtml] = useState<string | null>(null);
  const [problem, setProblem] = useState<Preview['problem']>(null);
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
      setProblem(page.problem);
      setWaiting(false);
    };
    const timer = setTimeout(() => void ask(), isFirst.current || tries > 0 ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [body, tries]);
  return { html, problem, isWaiting, retry: () => setTries((before) => before + 1) };
}

async function fetchPage(body: string, signal: AbortSignal): Promise<Pick<Preview, 'html' | 'problem'>> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(previewPath, { method: 'POST', headers, body, signal });
    if (response.ok) return { html: await response.text(), problem: null };
    if (response.status !== INVALID) return { html: null, problem: 'failed' };
    const { faults }: PreviewAnswer = await response.json();
    return { html: null, problem: faults.some(({ message }) => message === 'PriceMissing') ? 'unpriced' : 'invalid' };
  } catch {
    return { html: null, problem: 'failed' };
  }
}
