// What the columns of a file are read as, and the choices that no file says: changed here, the file is looked through again.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { useOperationMutation } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { choicesOf, type ImportChoices } from './import-choices.ts';
import { ImportColumnRow } from './import-column-row.tsx';
import type { ShownImport } from './import-queries.ts';
import styles from './imports.module.css';

type ImportChoicesFormProps = { shown: ShownImport; onChanged(isChanged: boolean): void };

/** `onChanged`: what is chosen is other than what the file was looked through by. */
export function ImportChoicesForm({ shown, onChanged }: ImportChoicesFormProps) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('ImportsChange');
  const [choices, setChoices] = useState(() => choicesOf(shown));
  const change = (changed: Partial<ImportChoices>) => {
    setChoices((before) => ({ ...before, ...changed }));
    onChanged(true);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = ({ changeImport: { refusal } }: { changeImport: { refusal?: string | null } }) => {
      if (refusal) showToast({ kind: 'error', text: t('imports.ImportMovedOn') });
      // The import may be begun once it is shown as it is now.
      return queryClient.invalidateQueries({ queryKey: ['ImportsShow'] }).then(() => onChanged(false));
    };
    mutate({ id: shown.id, choices }, { onSuccess, onError: showToast });
  };
  const isGuessed = shown.columns.some(({ isGuess }) => isGuess);
  return (
    <form className={page.panel} onSubmit={check}>
      <details className={styles.columns} open={isGuessed || shown.faults > 0}>
        <summary>{t('imports.columns')}</summary>
        <div className={layout.stack}>
          <Options {...{ shown, choices, change }} />
          <p>{t('imports.columnsText')}</p>
          <ul className={layout.lines}>
            {shown.columns.map((column, index) => (
              <ImportColumnRow
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other name that is unique
                key={index}
                column={column}
                fields={shown.fields}
                value={choices.columns[index] ?? null}
                onChange={(value) => change({ columns: choices.columns.with(index, value) })}
              />
            ))}
          </ul>
          <div className={layout.row}>
            <Button type="submit" isBusy={isPending}>
              {t('imports.check')}
            </Button>
          </div>
        </div>
      </details>
    </form>
  );
}

type OptionsProps = { shown: ShownImport; choices: ImportChoices; change(changed: Partial<ImportChoices>): void };

function Options({ shown, choices, change }: OptionsProps) {
  const { t, locale } = useApp();
  return (
    <div className={layout.fields}>
      <SelectField
        label={t('imports.language')}
        value={choices.language}
        onChange={({ currentTarget }) => change({ language: currentTarget.value })}
      >
        {shown.languages.map((language) => (
          <option key={language} value={language}>
            {languageNameIn(locale, language)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('imports.currency')}
        value={choices.currency}
        onChange={({ currentTarget }) => change({ currency: currentTarget.value as ImportChoices['currency'] })}
      >
        {shown.currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={choices.newAreDrafts}
          onChange={({ currentTarget }) => change({ newAreDrafts: currentTarget.checked })}
        />
        <span>{t('imports.newAreDrafts')}</span>
      </label>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={choices.setStock}
          onChange={({ currentTarget }) => change({ setStock: currentTarget.checked })}
        />
        <span>{t('imports.setStock')}</span>
      </label>
    </div>
  );
}
