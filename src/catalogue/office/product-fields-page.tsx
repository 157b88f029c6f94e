// The fields that a merchant defines once, and products fill in.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { FieldRowPanel } from './own-fields/field-row.tsx';
import { loadOwnFieldTexts } from './own-fields/load-own-field-texts.ts';
import { type DefinedFields, emptyNames, type FieldRow, nextKey } from './own-fields/own-fields-form.ts';
import { ownFieldsQuery, useOwnFieldsEditor } from './own-fields/use-own-fields-editor.ts';

export const loadTexts = joinTexts(loadOwnFieldTexts, loadEditorTexts);

export const load: PageLoad = (queryClient) => queryClient.ensureQueryData(ownFieldsQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('ownFields.pageTitle') });

export const Page: PageModule['Page'] = () => {
  const { ownFields } = useSuspenseQuery(ownFieldsQuery).data;
  return <OwnFieldsEditor shown={ownFields} />;
};

function OwnFieldsEditor({ shown }: { shown: DefinedFields }) {
  const { t } = useApp();
  const editor = useOwnFieldsEditor(shown);
  const { rows } = editor.form;
  const { languages } = shown;
  const change = (key: number, to: Partial<FieldRow>) =>
    editor.update((form) => ({ rows: form.rows.map((row) => (row.key === key ? { ...row, ...to } : row)) }));
  const add = () =>
    editor.change({
      rows: [
        ...rows,
        {
          ...{ key: nextKey(rows), name: '', kind: 'text', unit: '', choices: [], isShown: true, isFilter: false },
          names: emptyNames(languages),
        },
      ],
    });
  return (
    <RecordEditorFrame
      editor={editor}
      title={t('ownFields.pageTitle')}
      saveKind="primary"
      actions={(saveButton) => saveButton}
      problem={editor.refused && (editor.refused.says ?? t('ownFields.refused'))}
      describe={({ at, names, mine, theirs }) => ({
        label: t('ownFields.pageTitle'),
        mine: textOf(rows, at, mine, names),
        theirs: textOf(rows, at, theirs, names),
      })}
    >
      <div className={layout.stack}>
        <p className={layout.aside}>{t('ownFields.hint')}</p>
        {rows.map((row, at) => (
          <FieldRowPanel
            key={row.key}
            {...{ row, languages }}
            problems={editor.problems.flatMap((problem) =>
              problem.startsWith(`${row.key}.`) ? problem.slice(`${row.key}.`.length) : [],
            )}
            products={shown.fields.find(({ key }) => key === row.name)?.products ?? 0}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onChange={(to) => change(row.key, to)}
            onMove={(by) => editor.change({ rows: moved(rows, at, by) })}
            onRemove={() => editor.change({ rows: rows.filter(({ key }) => key !== row.key) })}
          />
        ))}
        <div>
          <Button onClick={add}>{t('ownFields.add')}</Button>
        </div>
      </div>
    </RecordEditorFrame>
  );
}

function moved(rows: readonly FieldRow[], at: number, by: -1 | 1): FieldRow[] {
  const [row, other] = [rows[at], rows[at + by]];
  if (!row || !other) return [...rows];
  return rows.with(at, other).with(at + by, row);
}

/** What a field is called that two have changed, and what it says there. */
function textOf(
  rows: readonly FieldRow[],
  at: readonly (string | number)[],
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string {
  const row = rows.find(({ key }) => at.includes(key));
  const title = row ? Object.values(row.names).find(Boolean) : undefined;
  const said = names.map((name) => values[name]).filter((value) => typeof value !== 'object');
  return [title, said.join(', ')].filter(Boolean).join(': ');
}
