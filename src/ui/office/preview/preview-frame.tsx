// A page of the shop in a frame of a given width, made smaller where there is less room. It has the office's origin and
// policy, and neither scripts nor forms: nothing of it acts, and its links lead nowhere. The next page is laid behind the
// one that is shown and takes its place when it is drawn, at the same height of scrolling: nothing flickers while somebody
// types, and no page is an entry in the browser's history.
import { type RefObject, useEffect, useRef } from 'react';
import { toTrusted } from '../../sanitised-html.tsx';
import styles from './shop-preview.module.css';

type Scheme = 'light' | 'dark' | undefined;
type PreviewFrameProps = { html: string | null; width: number; title: string; scheme?: Scheme };

export function PreviewFrame({ html, width, title, scheme }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (html !== null && stage.current) return showPage(stage.current, html, scheme);
  }, [html, scheme]);
  useFitting(stage, { width, title });
  return <div className={styles.stage} ref={stage} data-testid="preview" />;
}

/** The returned function gives up a page that is not drawn yet. */
function showPage(stage: HTMLElement, html: string, scheme: Scheme): () => void {
  const frame = document.createElement('iframe');
  frame.className = styles.frame ?? '';
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('data-waiting', '');
  frame.srcdoc = toTrusted(html);
  frame.addEventListener('load', () => {
    const before = stage.querySelector<HTMLIFrameElement>('iframe:not([data-waiting])');
    frame.contentDocument?.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    if (scheme) chooseScheme(frame.contentDocument, scheme);
    frame.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0);
    frame.removeAttribute('data-waiting');
    before?.remove();
  });
  stage.append(frame);
  return () => {
    if (frame.hasAttribute('data-waiting')) frame.remove();
  };
}

/** Chooses the scheme as a visitor does on the page. */
function chooseScheme(page: Document | null, scheme: 'light' | 'dark'): void {
  const root = page?.documentElement;
  root?.classList.remove('light', 'dark');
  root?.classList.add(scheme);
  delete root?.dataset.system;
}

function useFitting(stage: RefObject<HTMLElement | null>, { width, title }: Omit<PreviewFrameProps, 'html'>): void {
  // The fit is measured after each page as well: it is a new frame.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(() => fitFrames(element, width, title));
    watch.observe(element);
    return () => watch.disconnect();
  });
}

function fitFrames(stage: HTMLElement, width: number, title: string): void {
  const scale = Math.min(1, stage.clientWidth / width);
  for (const frame of stage.querySelectorAll('iframe')) {
    frame.title = title;
    frame.style.width = `${width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.left = `${Math.max(0, (stage.clientWidth - width * scale) / 2)}px`;
  }
}
