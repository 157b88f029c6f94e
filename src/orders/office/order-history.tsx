// All that happened to the order, the newest first: events, e-mails with their text as it was sent, notes of staff.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import page from '../../ui/office/work-page.module.css';
import { formatShortMoment } from './format-short-moment.ts';
import styles from './managed-order-page.module.css';
import { textOfMoment } from './moment-texts.ts';
import type { ManagedOrder } from './office-order-queries.ts';

type Moment = ManagedOrder['moments'][number];

export function OrderHistory({ order }: { order: ManagedOrder }) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('work.history')}</h2>
      <ol className={styles.moments}>
        {order.moments.map((moment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two moments may be alike, and new ones come first.
          <li key={`${moment.at} ${moment.kind} ${order.moments.length - index}`} className={styles.moment}>
            <MomentView moment={moment} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MomentView({ moment }: { moment: Moment }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const by = moment.by === '' ? t('work.byCommand') : moment.by ? t('work.by', { name: moment.by }) : '';
  const { title, detail } = textOfMoment(t, moment);
  return (
    <>
      <time dateTime={moment.at}>{formatShortMoment(moment.at, locale)}</time>
      <div>
        {moment.mail ? (
          <details>
            <summary>{title}</summary>
            <p className={styles.detail}>{t('work.mailTo', { recipient: moment.mail.recipient })}</p>
            <pre className={styles.mail}>{moment.mail.body}</pre>
          </details>
        ) : (
          <p>
            {title} {moment.amount ? <b>{format(moment.amount)}</b> : null} <span className={styles.detail}>{by}</span>
          </p>
        )}
        {detail ? <p className={styles.said}>{detail}</p> : null}
      </div>
    </>
  );
}
