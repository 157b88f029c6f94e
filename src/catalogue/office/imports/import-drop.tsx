// The place at which a product file, or a translator's, is dropped or chosen.
import { useLocation } from 'wouter';
import { useApp } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { takeFiles, useFileDrop } from '../../../ui/office/files/use-file-drop.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { importHref } from './import-queries.ts';
import { MAX_IMPORT_BYTES } from './import-upload.ts';
import styles from './imports.module.css';
import { useImportUpload } from './use-import-upload.ts';

const size = MAX_IMPORT_BYTES / 1_000_000;

type ImportDropProps = {
  /** What is dropped there, where that is no product file. */
  title?: string;
  hint?: string;
};

export function ImportDrop({ title, hint }: ImportDropProps) {
  const { t } = useApp();
  const [, navigate] = useLocation();
  const { sending, problem, hand, stop } = useImportUpload((id) => navigate(importHref(id)));
  const take = ([file]: readonly File[]) => {
    if (file) void hand(file);
  };
  const zone = useFileDrop(take);
  return (
    <section className={classNames(layout.stack, styles.drop)} aria-label={title ?? t('imports.drop')} {...zone}>
      {problem ? <Notice kind="error">{t(`imports.${problem}`, { size })}</Notice> : null}
      {sending ? (
        <div className={layout.row} role="status">
          <progress
            className={controls.progress}
            aria-label={t('imports.sending', { file: sending.fileName })}
            value={sending.share}
            max={1}
          />
          <span>{t(sending.isWaiting ? 'imports.lineLost' : 'imports.sending', { file: sending.fileName })}</span>
          <Button size="small" onClick={stop}>
            {t('imports.stopSending')}
          </Button>
        </div>
      ) : (
        <div className={layout.row}>
          <label className={classNames(controls.act, controls.file)} data-first>
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
              onChange={(event) => takeFiles(event, take)}
            />
            <span>{t('imports.choose')}</span>
          </label>
          <span>{title ?? t('imports.drop')}</span>
        </div>
      )}
      <p className={layout.aside}>{hint ?? t('imports.hint', { size })}</p>
    </section>
  );
}
