import type { ListColumn } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import type { KeysListQuery } from '../../office-operations.generated.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { KEY_PREFIX, type KeyPermission } from '../key-rules.ts';
import styles from './api-keys.module.css';

export type ListedKey = KeysListQuery['apiKeys'][number];

export const keyList: TableList<ListedKey, string> = {
  route: 'apiKeys',
  title: 'keys.title',
  noneYet: 'keys.noneYet',
  idOf: ({ id }) => id,
  className: styles.keys,
  columns: [
    {
      head: 'keys.name',
      className: styles.name,
      cell: ({ name, hint }) => (
        <>
          <span>{name}</span>
          <code className={layout.aside}>{`${KEY_PREFIX}${hint}…`}</code>
        </>
      ),
    },
    {
      head: 'keys.may',
      className: styles.may,
      cell: ({ permissions }, { t }) =>
        permissions.map((permission) => t(`keys.may_${permission as KeyPermission}`)).join(', '),
    },
    {
      head: 'keys.made',
      className: styles.made,
      cell: ({ createdAt, createdBy }, { t, moment }) => (
        <>
          {moment(createdAt)}
          <span className={layout.aside}>{createdBy ?? t('keys.byCommand')}</span>
        </>
      ),
    },
    {
      head: 'keys.lastUsed',
      className: styles.used,
      cell: ({ lastUsedAt }, { t, moment }) => (lastUsedAt ? moment(lastUsedAt) : t('keys.neverUsed')),
    },
    {
      head: 'keys.until',
      className: styles.until,
      cell: ({ expiresAt, isOver }, { t, moment }) =>
        expiresAt ? (
          <>
            {moment(expiresAt)}
            {isOver ? <strong>{t('keys.over')}</strong> : null}
          </>
        ) : (
          t('keys.untilRevoked')
        ),
    },
  ],
};

export function revokeColumn(onRevoke: (key: ListedKey) => void): ListColumn<ListedKey> {
  return {
    head: 'keys.revoke',
    isHeadHidden: true,
    className: styles.action,
    cell: (key, { t }) => (
      <Button size="small" aria-label={t('keys.revokeOf', { name: key.name })} onClick={() => onRevoke(key)}>
        {t('keys.revoke')}
      </Button>
    ),
  };
}
