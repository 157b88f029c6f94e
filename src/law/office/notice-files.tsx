// The Commission's notice of the legal guarantee in each language of the shop: handed in, looked at, taken away.
import { useApp } from '../../app-instance.tsx';
import { languageNameIn } from '../../i18n/language-name.ts';
import { MAX_OFFICIAL_BYTES } from '../../official-file.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from './law.module.css';
import type { ShownNotice } from './law-queries.ts';
import { useNotice } from './use-notice.ts';

/** Its annex has the notice in every language of the Union. */
const officialUrl = 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj';
const size = MAX_OFFICIAL_BYTES / 1_000_000;

export function NoticeFiles({ notices }: { notices: readonly ShownNotice[] }) {
  const { t } = useApp();
  return (
    <div className={layout.stack}>
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <NoticeFile key={notice.language} notice={notice} />
        ))}
      </ul>
      <p className={layout.aside}>
        {t('lawPage.noticeHint', { size })} <a href={officialUrl}>{t('lawPage.noticeGet')}</a>
      </p>
    </div>
  );
}

function NoticeFile({ notice: { language, sha256, url } }: { notice: ShownNotice }) {
  const { locale, t } = useApp();
  const { isBusy, refusal, hand, remove } = useNotice(language);
  const name = t('lawPage.noticeOf', { language: languageNameIn(locale, language) });
  return (
    <li className={classNames(layout.stack, layout.tight)}>
      <span className={styles.language}>{name}</span>
      {sha256 && url ? (
        <span className={layout.aside}>
          {t('lawPage.checksum')} <code className={styles.checksum}>{sha256}</code>{' '}
          <a href={url} aria-label={`${t('lawPage.noticeShow')}: ${name}`}>
            {t('lawPage.noticeShow')}
          </a>
        </span>
      ) : (
        <span className={layout.aside}>{t('lawPage.noticeNone')}</span>
      )}
      {refusal ? <Notice kind="error">{t(refusal, { size })}</Notice> : null}
      <div className={layout.row}>
        <label className={classNames(controls.act, controls.file)} data-disabled={isBusy || undefined}>
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml,application/pdf"
            aria-label={name}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void hand(file);
              // The same file once more is a choice, too.
              currentTarget.value = '';
            }}
          />
          <span>{t(sha256 ? 'lawPage.noticeReplace' : 'lawPage.noticeUpload')}</span>
        </label>
        {sha256 ? (
          <Button kind="quiet" isBusy={isBusy} onClick={remove} aria-label={`${t('lawPage.noticeRemove')}: ${name}`}>
            {t('lawPage.noticeRemove')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
