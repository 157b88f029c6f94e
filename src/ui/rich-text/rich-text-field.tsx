// A text with headings, lists and links. Until the editor's code is there, the text is shown as it is.
import { type ComponentType, useEffect, useId, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { classNames } from '../class-names.ts';
import field from '../fields/field.module.css';
import { FieldHint, type FieldTexts } from '../fields/field-text.tsx';
import { SanitisedHtml } from '../sanitised-html.tsx';
import styles from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

type RichTextFieldProps = FieldTexts & Pick<RichTextEditorProps, 'language' | 'value' | 'onChange' | 'onLeave'>;

export function RichTextField({ label, hint, error, ...editing }: RichTextFieldProps) {
  const { showToast } = useApp();
  const id = useId();
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  useEffect(() => {
    import('./rich-text-editor.tsx').then((code) => setEditor(() => code.RichTextEditor), showToast);
  }, [showToast]);
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      {Editor ? (
        <Editor id={id} labelId={`${id}-label`} describedBy={hint ? `${id}-hint` : undefined} {...editing} />
      ) : (
        <div className={classNames(styles.editor, styles.waiting)} aria-busy="true">
          <SanitisedHtml className={styles.text} html={editing.value} />
        </div>
      )}
      <FieldHint id={id} hint={hint} error={error} />
    </div>
  );
}
