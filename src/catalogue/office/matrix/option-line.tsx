// One option: its name, its values, each renamed where it stands, and a field for more of them. A value that is typed as
// another one is offered to become one with it.
import { useId, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { isLocale, type Locale } from '../../../i18n/locales.ts';
import { CrossIcon } from '../../../icons/cross-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import {
  addValues,
  countWithValues,
  isTooMany,
  mergeValues,
  moveOption,
  moveValue,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
} from './edit-options.ts';
import styles from './matrix.module.css';
import type { OptionForm } from './matrix-form.ts';
import type { MatrixProps } from './matrix-props.ts';
import { MOST_VARIANTS, readAlike } from './option-change.ts';
import { readValues } from './read-options.ts';
import { TypedOptionsField } from './typed-options-field.tsx';

type LineProps = MatrixProps & { option: OptionForm; place: number };

export function OptionLine(props: LineProps) {
  const { option, place, update, leave, problems } = props;
  const { t } = useApp();
  const field = `options.${option.key}.name`;
  return (
    <fieldset className={classNames(layout.stack, layout.tight, styles.option)}>
      <div className={layout.fields}>
        <TextField
          label={t('productVariants.optionName')}
          error={problems.includes(field) ? t('productVariants.badOptionName') : null}
          value={option.name}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => update((form) => renameOption(form, place, target.value))}
          onBlur={() => leave(field)}
        />
        <MoreValues {...props} />
      </div>
      <Values {...props} />
      <div className={classNames(layout.row, layout.tight, styles.acts)}>
        {place > 0 ? (
          <Button size="small" kind="quiet" onClick={() => update((form) => moveOption(form, place))}>
            {t('productVariants.moveUp', { name: option.name })}
          </Button>
        ) : null}
        <Button size="small" kind="quiet" onClick={() => update((form) => removeOption(form, place))}>
          {t('productVariants.removeOption', { name: option.name })}
        </Button>
      </div>
      <Translations {...props} />
    </fieldset>
  );
}

function Values({ option, place, update, leave, problems }: LineProps) {
  const { t } = useApp();
  const id = useId();
  const field = `options.${option.key}.values`;
  const twice = option.values.flatMap((value, index) => {
    const same = option.values.find(
      (each, before) => before < index && readAlike(each.value) === readAlike(value.value),
    );
    return same && value.value.trim() !== '' ? [{ value, same }] : [];
  })[0];
  const isEmpty = option.values.some(({ value }) => value.trim() === '');
  return (
    <>
      <ul className={classNames(layout.row, layout.tight)}>
        {option.values.map(({ key, value }, index) => (
          <li key={key} className={styles.value}>
            <input
              className={classNames(controls.control, styles.valueText)}
              aria-label={t('productVariants.valueOf', { name: option.name, number: index + 1 })}
              aria-invalid={twice?.value.key === key || (isEmpty && value.trim() === '') || undefined}
              aria-describedby={twice?.value.key === key ? id : undefined}
              value={value}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => update((form) => renameValue(form, place, key, target.value))}
              onBlur={() => leave(field)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
                if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
                event.preventDefault();
                update((form) => moveValue(form, place, event.key === 'ArrowLeft' ? index : index + 1));
              }}
            />
            <button
              type="button"
              className={classNames(controls.icon, controls.remove)}
              aria-label={t('productVariants.removeValue', { value })}
              onClick={() => update((form) => removeValue(form, place, key))}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
      {twice ? (
        <p id={id} className={styles.problem} role="alert">
          {t('productVariants.valueTwice', { value: twice.value.value })}{' '}
          <Button
            size="small"
            onClick={() => update((form) => mergeValues(form, place, { from: twice.value.key, into: twice.same.key }))}
          >
            {t('productVariants.merge')}
          </Button>
        </p>
      ) : null}
      {isEmpty && problems.includes(field) ? <p className={styles.problem}>{t('productVariants.valueEmpty')}</p> : null}
    </>
  );
}

function MoreValues({ slice, option, place, update }: LineProps) {
  const { t } = useApp();
  const add = (typed: string) => {
    const values = readValues(typed);
    if (values.length === 0) return null;
    const count = countWithValues(slice, place, values.length);
    if (isTooMany(count)) return t('productVariants.tooMany', { count, most: MOST_VARIANTS });
    update((form) => addValues(form, place, values));
    return null;
  };
  return <TypedOptionsField label={t('productVariants.moreValues', { name: option.name })} add={add} />;
}

/** The name and the values in the other languages of the shop. Their fields are there once somebody has opened them. */
function Translations(props: LineProps) {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const [, ...others] = props.context.languages;
  const languages = others.filter(isLocale);
  if (languages.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('productVariants.translations')}</summary>
      {isOpen ? languages.map((locale) => <OptionTexts key={locale} {...props} locale={locale} />) : null}
    </details>
  );
}

function OptionTexts({ slice, option, update, locale }: LineProps & { locale: Locale }) {
  const { locale: own } = useApp();
  const language = languageNameIn(own, locale);
  const sources = [
    { key: option.key, text: option.name },
    ...option.values.map(({ key, value }) => ({ key, text: value })),
  ];
  const set = (key: number, text: string) =>
    update((form) => ({ ...form, texts: { ...form.texts, [locale]: { ...form.texts[locale], [key]: text } } }));
  return (
    <div className={classNames(layout.fields, layout.after)} lang={locale}>
      {sources.map(({ key, text }) => (
        <TextField
          key={key}
          label={`${text} (${language})`}
          value={slice.texts[locale]?.[key] ?? ''}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => set(key, target.value)}
        />
      ))}
    </div>
  );
}
