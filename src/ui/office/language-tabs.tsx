// The languages of the shop beside each other; one that is to be noticed has a mark.
import { type KeyboardEvent, useId } from 'react';
import { useApp } from '../../app-instance.tsx';
import { languageNameIn } from '../../i18n/language-name.ts';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './language-tabs.module.css';
import segments from './sheets/segments.module.css';

type LanguageTabsProps = {
  /** What the row of them is called. */
  label: string;
  /** `mark`: what the mark says of it, if it has one. */
  tabs: readonly { locale: string; mark: string | null }[];
  chosen: string;
  onChoose(locale: string): void;
  panelId: string;
};

export function LanguageTabs({ label, tabs, chosen, onChoose, panelId }: LanguageTabsProps) {
  const { locale: own } = useApp();
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
    <div
      role="tablist"
      className={classNames(segments.track, segments.scrolls, styles.tabs)}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ locale, mark }) => (
        <button
          key={locale}
          id={`${id}-${locale}`}
          type="button"
          role="tab"
          aria-selected={locale === chosen}
          aria-controls={panelId}
          tabIndex={locale === chosen ? 0 : -1}
          className={classNames(segments.segment, segments.tall, styles.tab)}
          onClick={() => onChoose(locale)}
        >
          {languageNameIn(own, locale)}
          {mark ? (
            <span className={styles.mark}>
              <VisuallyHidden>{mark}</VisuallyHidden>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
