// Changes field by field: of what, what it was, and what it became.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { type ChangedField, changedFieldText, changedValueText } from '../changed-field.ts';
import styles from './changes-table.module.css';
import type { ShownChange } from './history-queries.ts';

export function ChangesTable({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useApp();
  return (
    <table className={classNames(page.table, page.rows, styles.changes)}>
      <thead>
        <tr>
          <th>{t('history.thing')}</th>
          <th>{t('history.field')}</th>
          <th>{t('history.before')}</th>
          <th>{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change }: { change: ShownChange }) {
  const app = useApp();
  const formatMoney = useFormatMoney();
  const { t, locale } = app;
  const { thing, thingKind, thingId, before, after } = change;
  const field = fieldOf(change);
  const written = (json: string | null | undefined) => {
    const value: unknown = json == null ? null : JSON.parse(json);
    return changedValueText(field, value, { t, locale, timeZone: app.shop.timeZone, formatMoney });
  };
  return (
    <tr>
      <td className={styles.thing}>
        {thingKind === 'product' ? (
          <PageLink to={officeUrlOf('productEditor', undefined, { id: thingId })}>{thing}</PageLink>
        ) : (
          thing
        )}
      </td>
      <td className={styles.field}>{changedFieldText(field, t)}</td>
      {field.field === '' ? (
        <td colSpan={2}>{t(after == null ? 'changes.removed' : 'changes.added')}</td>
      ) : (
        <>
          <td className={styles.before}>
            <del>{written(before)}</del>
          </td>
          <td>
            <ins>{written(after)}</ins>
          </td>
        </>
      )}
    </tr>
  );
}

type Given = Pick<ShownChange, 'part' | 'key' | 'field' | 'variant' | 'collection'>;

/** The field as the words of the history read it. */
export function fieldOf({ part, key, field, variant = null, collection = null }: Given) {
  const given: ChangedField = { part, key: JSON.parse(key), field };
  return { ...given, names: { variant, collection } };
}
