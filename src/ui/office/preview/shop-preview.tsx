import { useId, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { Button } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { Notice } from '../../notice.tsx';
import controls from '../sheets/controls.module.css';
import segments from '../sheets/segments.module.css';
import type { PreviewAsked } from './preview-asked.ts';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './shop-preview.module.css';
import { usePreviewPage } from './use-preview-page.ts';

export type ShopPreviewProps = Omit<PreviewAsked, 'path'> & {
  pathIn(locale: Locale): string;
  /** The first is shown first. */
  languages: readonly Locale[];
  /** The scheme by day or by night; otherwise as the person’s device has it. */
  scheme?: 'light' | 'dark';
  /** The label, where a page has several. */
  label?: string;
  /** What the page shows beside the settings, as its editor sends it. */
  parts?: Readonly<Record<string, unknown>>;
  /** What is said of what could not be saved; null: in general words. */
  textOfFaults?(messages: readonly string[]): MessageKey | null;
};

/** The widths in CSS pixels: a phone of today, a tablet upright, a desk. */
const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof widths;

export function ShopPreview({ pathIn, languages, scheme, label, settings, parts, textOfFaults }: ShopPreviewProps) {
  const { t, locale: own } = useApp();
  const [width, setWidth] = useState<Width>('phone');
  const [chosen, choose] = useState<Locale | undefined>(languages[0]);
  const locale = chosen && languages.includes(chosen) ? chosen : (languages[0] ?? own);
  const { html, hasFailed, faults, isWaiting, retry } = usePreviewPage({ ...parts, path: pathIn(locale), settings });
  return (
    <section className={styles.preview} aria-label={label ?? t('preview.title')}>
      <div className={styles.head}>
        <Widths width={width} onChoose={setWidth} />
        {languages.length > 1 ? (
          <select
            className={controls.control}
            aria-label={t('preview.language')}
            value={locale}
            onChange={({ target }) => choose(target.value as Locale)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageNameIn(own, each)}
              </option>
            ))}
          </select>
        ) : null}
        <span className={styles.state} role="status">
          {isWaiting ? t('preview.waiting') : ''}
        </span>
      </div>
      {hasFailed ? (
        <Notice kind="error">
          {t('preview.failed')}{' '}
          <Button size="small" onClick={retry}>
            {t('preview.retry')}
          </Button>
        </Notice>
      ) : null}
      {faults.length > 0 ? <Notice kind="info">{t(textOfFaults?.(faults) ?? 'preview.invalid')}</Notice> : null}
      <PreviewFrame
        html={html}
        width={widths[width]}
        scheme={scheme}
        title={t('preview.frame', { width: widths[width] })}
      />
    </section>
  );
}

function Widths({ width, onChoose }: { width: Width; onChoose(width: Width): void }) {
  const { t } = useApp();
  const name = useId();
  return (
    <div className={segments.track} role="radiogroup" aria-label={t('preview.width')}>
      {(Object.keys(widths) as Width[]).map((each) => (
        <label key={each} className={classNames(segments.segment, styles.width)}>
          <input
            className={controls.overlay}
            type="radio"
            name={name}
            checked={each === width}
            onChange={() => onChoose(each)}
          />
          <span>{t(`preview.${each}`)}</span>
        </label>
      ))}
    </div>
  );
}
