// Subscribers as rows: a table where there is room, cards on a phone.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { NewsletterListQuery } from '../../office-operations.generated.ts';
import { formatShortMoment } from '../../orders/office/format-short-moment.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/office/work-page.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './subscribers.module.css';

type Subscribers = NewsletterListQuery['subscribers']['subscribers'];

export function SubscriberTable({ subscribers }: { subscribers: Subscribers }) {
  const { locale, shop, t } = useApp();
  const mayRemove = useMay()(['customers.read', 'orders.fulfil']);
  const [leaving, setLeaving] = useState<string | null>(null);
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  return (
    <>
      <table className={classNames(page.table, page.rows, styles.subscribers)}>
        <thead>
          <tr>
            <th>{t('subscribers.email')}</th>
            <th>{t('subscribers.state')}</th>
            <th>{t('subscribers.language')}</th>
            <th>{t('subscribers.since')}</th>
            <th>{t('subscribers.until')}</th>
            {mayRemove ? (
              <th>
                <VisuallyHidden>{t('subscribers.remove')}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {subscribers.map(({ id, email, state, language, since, unsubscribedAt }) => (
            <tr key={id}>
              <td className={styles.email}>{email}</td>
              <td className={styles.state}>{t(`subscribers.state_${state}`)}</td>
              <td className={styles.language}>{languages.of(language)}</td>
              <td className={styles.since}>
                <time dateTime={since}>{formatShortMoment(since, locale, shop.timeZone)}</time>
              </td>
              <td className={styles.until}>
                {unsubscribedAt ? (
                  <time dateTime={unsubscribedAt}>{formatShortMoment(unsubscribedAt, locale, shop.timeZone)}</time>
                ) : null}
              </td>
              {mayRemove ? (
                <td className={styles.action}>
                  {state === 'unsubscribed' ? null : (
                    <Button
                      size="small"
                      aria-label={t('subscribers.removeOf', { email })}
                      onClick={() => setLeaving(email)}
                    >
                      {t('subscribers.remove')}
                    </Button>
                  )}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {leaving ? <RemoveDialog email={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
