// Asks the person to prove again who it is, over whatever page is open.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppInstance, AppProvider, useApp } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../../ui/office/office-dialog.module.css';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { MAX_CODE_LENGTH } from '../credential-rules.ts';
import { loadStepUpTexts } from '../load-step-up-texts.ts';
import { useProof } from '../sign-in/use-proof.ts';

/** Whether the person did. */
export async function askStepUp(app: AppInstance, queryClient: QueryClient): Promise<boolean> {
  const Dialog = await withLateTexts(StepUpDialog, loadStepUpTexts);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => {
    root.render(
      <AppProvider app={app}>
        <QueryClientProvider client={queryClient}>
          <Dialog onClose={resolve} />
        </QueryClientProvider>
      </AppProvider>,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}

function StepUpDialog({ onClose }: { onClose(isProven: boolean): void }) {
  const { t, showToast } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isRefused, begin, byPasskey, byCode, provePasskey, proveCode } = useProof(() => onClose(true));
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={classNames(controls.popup, styles.dialog, styles.narrow)}
      aria-labelledby="step-up-title"
      onClose={() => onClose(false)}
    >
      <h2 id="step-up-title" className={styles.title}>
        {t('stepUp.title')}
      </h2>
      <p>{t('stepUp.text')}</p>
      {isRefused ? <Notice kind="error">{t('stepUp.failed')}</Notice> : null}
      <Button
        kind="primary"
        isWide
        isBusy={begin.isPending || byPasskey.isPending}
        onClick={() => provePasskey().catch(showToast)}
      >
        {t('stepUp.withPasskey')}
      </Button>
      <form className={layout.stack} onSubmit={(event) => proveCode(event).catch(showToast)}>
        <TextField
          label={t('office.code')}
          hint={t('office.codeHint')}
          name="code"
          autoComplete="one-time-code"
          maxLength={MAX_CODE_LENGTH}
          required
        />
        <div className={layout.row}>
          <Button type="submit" isBusy={byCode.isPending}>
            {t('stepUp.withCode')}
          </Button>
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {t('office.cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
