// The editor of a redirect: the address that people still have, and where it leads.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { redirectRefusals } from '../redirect-refusals.ts';
import { MAX_ADDRESS_LENGTH } from '../redirect-states.ts';
import { RedirectMark } from './redirect-mark.tsx';
import type { ShownRedirect } from './redirect-queries.ts';
import { useRedirectEditor } from './use-redirect-editor.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: MAX_ADDRESS_LENGTH };

export function RedirectEditorForm({ redirect }: { redirect: ShownRedirect | null }) {
  const { t } = useApp();
  const editor = useRedirectEditor(redirect);
  const { form, problems, refused, change, leave } = editor;
  const errorOf = (field: 'from' | 'to') =>
    problems.includes(field) ? t(field === 'from' ? 'redirects.refusal_PathInvalid' : 'redirects.badTarget') : null;
  return (
    <RecordEditorFrame
      editor={editor}
      title={redirect ? redirect.path : t('redirects.new')}
      mark={redirect ? <RedirectMark state={redirect.state} /> : null}
      saveKind="primary"
      isSavedByEnter
      actions={(saveButton) => saveButton}
      problem={refused && t(refusalMessage(redirectRefusals, refused.refusal, 'redirects.refusal_other'))}
      describe={({ names: [name = ''], mine, theirs }) => ({
        label: t(name === 'from' ? 'redirects.from' : 'redirects.to'),
        mine: textOf(mine, name),
        theirs: textOf(theirs, name),
      })}
      after={redirect ? <Removing redirect={redirect} onRemoved={editor.discard} /> : null}
    >
      {redirect && !editor.isUnsaved ? <Standing redirect={redirect} /> : null}
      <section className={page.panel}>
        <div className={layout.stack}>
          <TextField
            {...plain}
            autoFocus={redirect === null}
            label={t('redirects.from')}
            hint={t('redirects.fromHint')}
            error={errorOf('from')}
            value={form.from}
            onChange={({ target }) => change({ from: target.value })}
            onBlur={() => leave('from')}
          />
          <TextField
            {...plain}
            label={t('redirects.to')}
            hint={t('redirects.toHint')}
            error={errorOf('to')}
            value={form.to}
            onChange={({ target }) => change({ to: target.value })}
            onBlur={() => leave('to')}
          />
        </div>
      </section>
    </RecordEditorFrame>
  );
}

function textOf(values: unknown, name: string): string {
  return String((values as Record<string, unknown>)[name] ?? '');
}

/** What is wrong with it, or how often it led somebody on. */
function Standing({ redirect: { state, hits, lastAt } }: { redirect: ShownRedirect }) {
  const { t } = useApp();
  const format = useFormatMoment();
  if (state === 'dead') return <Notice kind="error">{t('redirects.deadText')}</Notice>;
  if (state === 'covered') return <Notice kind="info">{t('redirects.coveredText')}</Notice>;
  return lastAt ? <p className={layout.aside}>{t('redirects.ledOn', { count: hits, at: format(lastAt) })}</p> : null;
}

function Removing({ redirect: { id, path }, onRemoved }: { redirect: ShownRedirect; onRemoved(): void }) {
  const { t, showToast } = useApp();
  const [, navigate] = useLocation();
  const [isSure, ask] = useState(false);
  const { mutate, isPending } = useOperationMutation('RedirectsRemove');
  const remove = () =>
    mutate(
      { id },
      {
        onSuccess() {
          showToast({ kind: 'success', text: t('redirects.removed', { path }) });
          onRemoved();
          navigate(officeUrlOf('redirects'));
        },
        onError: showToast,
      },
    );
  return (
    <section className={page.panel}>
      {isSure ? <p role="alert">{t('redirects.removeSure', { path })}</p> : null}
      <div className={layout.row}>
        <Button size="small" kind="quiet" isBusy={isPending} onClick={isSure ? remove : () => ask(true)}>
          {t(isSure ? 'redirects.removeYes' : 'redirects.remove')}
        </Button>
        {isSure ? (
          <Button size="small" kind="quiet" autoFocus onClick={() => ask(false)}>
            {t('redirects.keep')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
