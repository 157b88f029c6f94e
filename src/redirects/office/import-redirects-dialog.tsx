// A file of redirects: all of it is saved, or nothing, and then each fault is said with its line.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { RedirectsImportMutation } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from './redirects.module.css';

type Imported = RedirectsImportMutation['importRedirects'];

/** What a request of the office may hold; some ten thousand redirects. */
const MAX_FILE_BYTES = 900_000;

export function ImportRedirectsDialog({ onClose }: { onClose(): void }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('RedirectsImport');
  const [imported, setImported] = useState<Imported | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File) => {
    setImported(null);
    setTooLarge(file.size > MAX_FILE_BYTES);
    if (file.size > MAX_FILE_BYTES) return;
    mutate(
      { csv: await file.text() },
      {
        onSuccess({ importRedirects }) {
          setImported(importRedirects);
          return queryClient.invalidateQueries({ queryKey: ['RedirectsList'] });
        },
        onError: showToast,
      },
    );
  };
  return (
    <OfficeDialog title={t('redirects.import')} onClose={onClose}>
      <div className={layout.stack}>
        <p>{t('redirects.importHint')}</p>
        <pre className={layout.aside}>{'Redirect from,Redirect to\n/pages/about-us,/en/page/about'}</pre>
        <label className={classNames(controls.act, controls.file)} data-disabled={isPending || undefined}>
          {t(isPending ? 'redirects.importing' : 'redirects.chooseFile')}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file again, once it is mended.
              target.value = '';
              if (file) take(file).catch(showToast);
            }}
          />
        </label>
        {isTooLarge ? <Notice kind="error">{t('redirects.fileTooLarge')}</Notice> : null}
        {imported ? <Outcome imported={imported} /> : null}
      </div>
    </OfficeDialog>
  );
}

function Outcome({ imported: { faultCount, faults, created, updated, unchanged, shortened } }: { imported: Imported }) {
  const { t } = useApp();
  if (faultCount === 0) {
    return (
      <Notice kind="success">
        {t('redirects.imported', { created, updated, unchanged })}
        {shortened > 0 ? ` ${t('redirects.importShortened', { count: shortened })}` : null}
      </Notice>
    );
  }
  return (
    <>
      <Notice kind="error">{t('redirects.importRefused', { count: faultCount })}</Notice>
      <ul className={classNames(layout.lines, styles.faults)}>
        {faults.map(({ line, kind, address }) => (
          <li key={`${line} ${kind}`}>
            {t('redirects.line', { line })}: {address ? `${address} – ` : ''}
            {t(`redirects.refusal_${kind}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
