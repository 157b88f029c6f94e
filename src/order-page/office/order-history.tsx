// All that happened to the order, the newest first: events, e-mails with their text as it was sent, notes of staff.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import { textOfDisputeMoment } from '../../disputes/office/dispute-texts.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { OrderRefusal } from '../../order-actions/office/late-order-refusal.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { useMay } from '../../staff/office/use-may.ts';
import record from '../../ui/office/record-page.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import parts from '../../ui/office/sheets/record-parts.module.css';
import page from '../../ui/office/work-page.module.css';
import { textOfMoment } from './moment-texts.ts';
import { AddNote, NoteTools, ResendButton } from './order-messages.tsx';

const contactTexts: Readonly<Record<string, MessageKey>> = {
  email: 'contact.email',
  phone: 'contact.phone',
  companyName: 'contact.companyName',
  taxId: 'contact.taxId',
  fullName: 'contact.fullName',
  line1: 'contact.line1',
  line2: 'contact.line2',
  postalCode: 'contact.postalCode',
  city: 'contact.city',
  pickupPoint: 'contact.pickupPoint',
};

type Moment = ManagedOrder['moments'][number];

export function OrderHistory({ order }: { order: ManagedOrder }) {
  const { t } = useApp();
  const may = useMay();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('work.history')}</h2>
      {may(['orders.fulfil']) ? <AddNote number={order.number} /> : null}
      <ol className={record.moments}>
        {order.moments.map((moment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two moments may be alike, and new ones come first.
          <li key={`${moment.at} ${moment.kind} ${order.moments.length - index}`} className={record.moment}>
            <MomentView moment={moment} order={order} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MomentView({ moment, order }: { moment: Moment; order: ManagedOrder }) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  const by = moment.by ? t('work.by', { name: moment.by }) : '';
  const { title, detail: said } = textOfMoment(t, moment);
  const detail = textOfDisputeMoment(t, moment.kind, moment.text ?? '') ?? said;
  return (
    <>
      <time dateTime={moment.at}>{formatMoment(moment.at, locale, shop.timeZone, shortDay)}</time>
      <div>
        {moment.mail ? (
          <details>
            <summary>{title}</summary>
            <p className={layout.aside}>{t('work.mailTo', { recipient: moment.mail.recipient })}</p>
            <pre className={parts.mail}>{moment.mail.body}</pre>
            <ResendButton order={order} mailKey={moment.mail.key} />
          </details>
        ) : (
          <p>
            {title} {moment.amount ? <b>{format(moment.amount)}</b> : null} <span className={layout.aside}>{by}</span>
          </p>
        )}
        {moment.note ? (
          <NoteTools number={order.number} note={moment.note} text={moment.text ?? ''} />
        ) : moment.kind === 'ActionRefused' ? (
          <p className={record.said}>
            <OrderRefusal kind={moment.text ?? ''} />
          </p>
        ) : detail ? (
          <p className={record.said}>{detail}</p>
        ) : null}
        {moment.changes.map((change) => (
          <p key={change.field} className={record.said}>
            {t(contactTexts[change.field] ?? 'contact.title')}: {change.after || t('contact.empty')}{' '}
            <span className={layout.aside}>{t('contact.was', { text: change.before || t('contact.empty') })}</span>
          </p>
        ))}
      </div>
    </>
  );
}
