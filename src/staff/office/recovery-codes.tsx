import { useApp } from '../../app-instance.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import styles from '../../ui/office/staff-page.module.css';
import { CopyButton } from './copy-button.tsx';

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, level: Heading }: { codes: readonly string[]; level: 'h1' | 'h3' }) {
  const { t } = useApp();
  return (
    <div className={layout.stack} role="status">
      <Heading className={Heading === 'h1' ? styles.title : styles.heading}>{t('staff.codesTitle')}</Heading>
      <p>{t('staff.codesText')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <CopyButton text={codes.join('\n')} label={t('staff.copyCodes')} />
      </div>
    </div>
  );
}
