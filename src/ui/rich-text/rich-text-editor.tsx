// The editor itself, with ProseMirror: its code comes after the page (`rich-text-field.tsx`).
import { type EditorState, EditorState as State, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readHtml } from './read-html.ts';
import styles from './rich-text.module.css';
import { richTextPlugins } from './rich-text-keys.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { writeHtml } from './write-html.ts';

export type RichTextEditorProps = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  language: string;
  value: string;
  onChange(html: string): void;
  onLeave?: (() => void) | undefined;
};

function attributesOf({ id, labelId, describedBy, language }: RichTextEditorProps): Record<string, string> {
  return {
    ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId, lang: language },
    ...(describedBy && { 'aria-describedby': describedBy }),
    class: styles.text ?? '',
  };
}

export function RichTextEditor(props: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const latest = useRef(props);
  latest.current = props;
  // The text as it was opened, word for word: what was only looked at, or undone, is no change.
  const opened = useRef({ html: '', state: null as EditorState | null });
  // What was written and has not come back yet: somebody types on meanwhile.
  const sent = useRef<string[]>([]);
  const open = (html: string) => {
    const next = State.create({ doc: readHtml(html), plugins: richTextPlugins() });
    opened.current = { html, state: next };
    sent.current = [];
    return next;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view lives as long as the element that it stands in.
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView(place.current, {
      state: open(latest.current.value),
      attributes: attributesOf(latest.current),
      handleDOMEvents: { blur: () => latest.current.onLeave?.() },
      dispatchTransaction(this: EditorView, transaction: Transaction) {
        const next = this.state.apply(transaction);
        this.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        const { html, state: first } = opened.current;
        const written = first && next.doc.eq(first.doc) ? html : writeHtml(next.doc);
        sent.current.push(written);
        latest.current.onChange(written);
      },
    });
    view.current = made;
    setState(made.state);
    return () => made.destroy();
  }, []);
  const { value } = props;
  const before = useRef(value);
  useLayoutEffect(() => {
    if (!view.current || value === before.current) return;
    before.current = value;
    const at = sent.current.indexOf(value);
    if (at >= 0) {
      sent.current.splice(0, at + 1);
      return;
    }
    // Somebody else's text was taken, or what was typed is discarded.
    const next = open(value);
    view.current.updateState(next);
    setState(next);
  });
  return (
    <div className={styles.editor}>
      {state ? <RichTextToolbar state={state} view={view} /> : null}
      <div ref={place} />
    </div>
  );
}
