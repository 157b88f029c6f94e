// The evidence of a contested payment, written and handed in. What is handed in is saved first: whoever else has written
// meanwhile is asked about before the bank reads anything.
import type { ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { LimitedTextArea } from '../../ui/typing/limited-text-area.tsx';
import type { ManagedDispute } from './dispute-queries.ts';
import styles from './disputes.module.css';
import { evidenceRefusals } from './evidence-refusals.ts';
import { useEvidenceEditor } from './use-evidence-editor.ts';

const MOST_CHARACTERS = 20_000;

export function EvidenceEditor({ shown, facts }: { shown: ManagedDispute; facts: ReactNode }) {
  const { t } = useApp();
  const submit = useOperationMutation('DisputesSubmitEvidence');
  const editor = useEvidenceEditor(shown);
  const { form, problems, refused, change, leave } = editor;
  const { id, listed, failure } = shown;
  const handIn = async () => {
    const saved = await editor.save();
    if (!saved) return;
    const { version } = saved;
    const { submitDisputeEvidence: now } = await submit.mutateAsync({ id, version, text: form.text });
    if (now.refusal) editor.setRefused({ refusal: now.refusal, by: now.by ?? null });
    await editor.refetch();
  };
  return (
    <RecordEditorFrame
      editor={editor}
      title={t('disputes.one', { number: String(listed.orderNumber) })}
      saveKind="plain"
      actions={(saveButton) => (
        <>
          {saveButton}
          <Button size="small" kind="primary" isBusy={submit.isPending} onClick={() => editor.run(handIn)}>
            {t('disputes.submit')}
          </Button>
        </>
      )}
      problem={refused && t(refusalMessage(evidenceRefusals, refused.refusal, 'disputes.refused'))}
      describe={({ mine, theirs }) => ({
        label: t('disputes.evidence'),
        mine: String(mine.text),
        theirs: String(theirs.text),
      })}
    >
      {facts}
      <section className={page.panel}>
        <div className={classNames(layout.stack, styles.form)}>
          {failure ? <Notice kind="error">{t('disputes.failed', { reason: failure })}</Notice> : null}
          <LimitedTextArea
            label={t('disputes.evidence')}
            hint={t('disputes.evidenceHint')}
            rows={18}
            limit={MOST_CHARACTERS}
            value={form.text}
            aria-invalid={problems.includes('text')}
            onChange={({ target }) => change({ text: target.value })}
            onBlur={() => leave('text')}
          />
          <p className={page.soft}>{t('disputes.submitOnce')}</p>
        </div>
      </section>
    </RecordEditorFrame>
  );
}
