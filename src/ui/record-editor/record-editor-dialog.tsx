// What stands around the fields of a record that is edited in a dialog: what is asked or was refused, and the button that
// saves. Ctrl+S saves as well, and closing gives up what is not saved.
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { OfficeDialog } from '../office/office-dialog.tsx';
import layout from '../office/sheets/office-layout.module.css';
import type { CollisionTexts } from './collision-panel.tsx';
import { useDecidedFocus, useFaultFocus } from './editor-focus.ts';
import { LateCollisionPanel } from './late-collision-panel.ts';
import type { Collision } from './merge-fields.ts';
import { RestoredTyping } from './restored-typing.tsx';
import type { AnyEditor } from './use-record-editor.ts';

type RecordEditorDialogProps = {
  editor: AnyEditor;
  title: string;
  saveText: string;
  /** Why it was refused. */
  problem: ReactNode;
  describe(collision: Collision): CollisionTexts;
  onClose(): void;
  /** They stand beside the button that saves. */
  actions?: ReactNode;
  children: ReactNode;
};

export function RecordEditorDialog({ editor, title, saveText, problem, onClose, ...props }: RecordEditorDialogProps) {
  const parts = useRef<HTMLDivElement>(null);
  useFaultFocus(parts, editor.faults);
  useDecidedFocus(parts, editor.collisions.length);
  const isAsked = editor.collisions.length > 0;
  const close = () => {
    editor.discard();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!editor.isSaving) editor.run(editor.save);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    submit(event);
  };
  return (
    <OfficeDialog title={title} isUnsaved={editor.isUnsaved} onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields within. */}
      <div ref={parts} className={layout.stack} onKeyDown={onKeyDown}>
        {editor.isRestored ? <RestoredTyping text="record.typingBack" onDiscard={editor.discard} /> : null}
        {isAsked ? (
          <LateCollisionPanel
            collisions={editor.collisions}
            by={editor.refused?.by}
            decide={editor.decide}
            describe={props.describe}
          />
        ) : null}
        {problem && !isAsked ? <Notice kind="error">{problem}</Notice> : null}
        <form className={layout.stack} onSubmit={submit} noValidate>
          {props.children}
          <div className={layout.row}>
            <Button kind="primary" type="submit" isBusy={editor.isSaving}>
              {saveText}
            </Button>
            {props.actions}
          </div>
        </form>
      </div>
    </OfficeDialog>
  );
}
