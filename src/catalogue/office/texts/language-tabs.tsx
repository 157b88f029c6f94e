// The languages of the shop beside each other; one that lacks something says so.
import { type KeyboardEvent, useId } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../editor/product-editor.module.css';

type LanguageTabsProps = {
  tabs: readonly { locale: string; isMissing: boolean }[];
  chosen: string;
  onChoose(locale: string): void;
  panelId: string;
};

export function LanguageTabs({ tabs, chosen, onChoose, panelId }: LanguageTabsProps) {
  const { locale: own, t } = useApp();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = tabs.findIndex(({ locale }) => locale === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.locale);
    document.getElementById(`${id}-${next.locale}`)?.focus();
  };
  return (
    <div role="tablist" className={styles.tabs} aria-label={t('productEditor.languages')} onKeyDown={onKeyDown}>
      {tabs.map(({ locale, isMissing }) => (
        <button
          key={locale}
          id={`${id}-${locale}`}
          type="button"
          role="tab"
          aria-selected={locale === chosen}
          aria-controls={panelId}
          tabIndex={locale === chosen ? 0 : -1}
          className={classNames(styles.tab)}
          onClick={() => onChoose(locale)}
        >
          {languageNameIn(own, locale)}
          {isMissing ? (
            <span className={styles.missing}>
              <VisuallyHidden>{t('productEditor.missingTexts')}</VisuallyHidden>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
