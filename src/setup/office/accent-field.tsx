import type { ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import pictures from './setup-pictures.module.css';
import styles from './shop-setup.module.css';

export type Accent = { light: string; dark: string };

type AccentFieldProps = { offered: readonly Accent[]; chosen: Accent; onChoose(accent: Accent): void; own: ReactNode };

/** One of several colours, each as it is by day and by night. */
export function AccentField({ offered, chosen, onChoose, own }: AccentFieldProps) {
  const { t } = useApp();
  return (
    <fieldset className={classNames(layout.stack, layout.tight)}>
      <legend className={styles.label}>{t('setup.accent')}</legend>
      <div className={classNames(layout.row, layout.tight)}>
        {offered.map((accent, at) => (
          <label key={accent.light + accent.dark} className={pictures.swatch}>
            <input
              className={controls.overlay}
              type="radio"
              name="accent"
              checked={accent.light === chosen.light && accent.dark === chosen.dark}
              onChange={() => onChoose(accent)}
            />
            <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
              <path d="M22 3A19 19 0 0 0 22 41Z" fill={accent.light} />
              <path d="M22 3A19 19 0 0 1 22 41Z" fill={accent.dark} />
            </svg>
            <VisuallyHidden>
              {t('setup.accentNumber', { number: at + 1 })}: {accent.light}
            </VisuallyHidden>
          </label>
        ))}
        {own}
      </div>
      <p className={layout.aside}>{t('setup.accentHint')}</p>
    </fieldset>
  );
}
