// What stands around the fields of an editor: which record it is, what of it is unsaved, what is asked or was refused.
// Ctrl+S saves, and the focus goes to the first fault.
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useT } from '../../app-instance.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Notice } from '../notice.tsx';
import layout from '../office/sheets/office-layout.module.css';
import page from '../office/work-page.module.css';
import type { CollisionTexts } from './collision-panel.tsx';
import { openFolds, useDecidedFocus, useFaultFocus } from './editor-focus.ts';
import { LateCollisionPanel } from './late-collision-panel.ts';
import type { Collision } from './merge-fields.ts';
import styles from './record-editor.module.css';
import { RestoredTyping } from './restored-typing.tsx';
import type { AnyEditor } from './use-record-editor.ts';

type RecordEditorFrameProps = {
  editor: AnyEditor;
  title: string;
  /** Its state. */
  mark?: ReactNode;
  /** It stands beside it while nothing is unsaved. */
  note?: string | null;
  /** `saveButton` among the other buttons. */
  actions(saveButton: ReactNode): ReactNode;
  /** The kind of the save button: what the page is about, or one of several ways to go on. */
  saveKind: 'primary' | 'plain';
  /** Whether Enter in a field saves. */
  isSavedByEnter?: boolean;
  /** The title and the buttons stay in sight of a long form. */
  isHeadKept?: boolean;
  /** It stands below them in the head, such as the way to the parts of a long form. */
  headEnd?: ReactNode;
  /** Nothing can be saved now. */
  isClosed?: boolean;
  /** Why it was refused. */
  problem: ReactNode;
  describe(collision: Collision): CollisionTexts;
  /** It stands below the fields, and is no part of them. */
  after?: ReactNode;
  children: ReactNode;
};

export function RecordEditorFrame({ editor, isClosed, isSavedByEnter, saveKind, ...props }: RecordEditorFrameProps) {
  const t = useT();
  const formId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const save = () => {
    if (!isClosed && isComplete(frame.current)) editor.run(editor.save);
  };
  useSaveKey(save);
  useFaultFocus(frame, editor.faults);
  useDecidedFocus(frame, editor.collisions.length);
  useKeptBar(head, props.isHeadKept);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) save();
  };
  const saveButton = (
    <Button
      size="small"
      kind={saveKind}
      {...(isSavedByEnter ? { type: 'submit', form: formId } : { onClick: save })}
      isBusy={editor.isSaving}
      aria-keyshortcuts="Control+S"
    >
      {t('record.save')}
    </Button>
  );
  return (
    <div ref={frame} className={page.page}>
      <div ref={head} className={classNames(page.head, props.isHeadKept && styles.kept)}>
        {/* The first field of a new one has the focus. */}
        <h1 className={page.title} tabIndex={editor.isNew ? undefined : -1}>
          {props.title}
        </h1>
        {props.mark}
        <span className={page.soft}>{editor.isUnsaved && !editor.isNew ? t('record.unsaved') : props.note}</span>
        <div className={classNames(layout.row, layout.tight, layout.end)}>{props.actions(saveButton)}</div>
        {props.headEnd}
      </div>
      <LeftTyping {...{ editor, isClosed }} />
      {editor.collisions.length > 0 ? (
        <LateCollisionPanel
          collisions={editor.collisions}
          by={editor.refused?.by}
          decide={editor.decide}
          describe={props.describe}
        />
      ) : null}
      {props.problem && editor.collisions.length === 0 ? <Notice kind="error">{props.problem}</Notice> : null}
      {editor.hasTried ? <Notice kind="error">{t('record.problems')}</Notice> : null}
      {/* Dates that are typed by half are told of by the browser, which alone knows of them. */}
      <form id={formId} className={styles.fields} noValidate onSubmit={submit}>
        {props.children}
      </form>
      {props.after}
    </div>
  );
}

/** What nobody can save any more is not taken for the record either: the person may copy it, and then let it go. */
function LeftTyping({ editor, isClosed }: Pick<RecordEditorFrameProps, 'editor' | 'isClosed'>) {
  const isStranded = isClosed && editor.isUnsaved;
  if (!isStranded && !editor.isRestored) return null;
  return <RestoredTyping text={isStranded ? 'record.closed' : 'record.typingBack'} onDiscard={editor.discard} />;
}

/** Nothing of a date that is typed by half can be read: it would be saved as none. */
function isComplete(frame: HTMLElement | null): boolean {
  const fields = [...(frame?.querySelectorAll('input') ?? [])];
  const half = fields.find(({ validity }) => validity.badInput);
  openFolds(half);
  half?.reportValidity();
  return half === undefined;
}

function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog has an answer of its own.
      if (!event.repeat && !document.querySelector('dialog[open]')) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** How high the head is depends on title, language and screen; what gets the focus has to stand below it. */
function useKeptBar(head: RefObject<HTMLElement | null>, isKept: boolean | undefined): void {
  useEffect(() => {
    const element = head.current;
    if (!isKept || !element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--kept-bar', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--kept-bar');
    };
  }, [head, isKept]);
}
