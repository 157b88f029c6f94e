// What of the order comes after the first view: its documents, and the way out of the contract, in the law's words, with
// what of it was taken already.
import type { ComponentType } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { dayAndMonth, formatMoment } from '../dates/format-moment.ts';
import { bindLateTexts } from '../i18n/late-texts.ts';
import { textsOf } from '../i18n/load-texts.ts';
import type { Translate } from '../i18n/translate.ts';
import type { OrderShowQuery } from '../operations.generated.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './order-withdrawals.module.css';

type WithdrawalsProps = { order: NonNullable<OrderShowQuery['order']> };

const loadWithdrawalTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/returns/order-withdrawal.ts`),
  (locale) => import(`../i18n/messages/${locale}/returns/withdraw-link.ts`),
);

/** Binds the part with words that the first view does without. */
export async function bindOrderWithdrawals(): Promise<ComponentType<WithdrawalsProps>> {
  const textsIn = await bindLateTexts(loadWithdrawalTexts);
  return (props) => {
    const t = textsIn(useApp().locale);
    return (
      <>
        <OrderInvoices {...props} t={t} />
        <OrderWithdrawals {...props} t={t} />
      </>
    );
  };
}

/** Files: each opens as itself, without scripts too. */
function OrderInvoices({ order: { invoices }, t }: WithdrawalsProps & { t: Translate }) {
  if (!invoices?.length) return null;
  return (
    <section aria-labelledby="order-documents">
      <h2 className={styles.title} id="order-documents">
        {t('order.documents')}
      </h2>
      <ul className={styles.documents}>
        {invoices.map(({ title, url }) => (
          <li className={styles.notice} key={url}>
            <a href={url} rel="nofollow">
              {`${title} (PDF)`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderWithdrawals({
  order: { token, paymentState, excepted, withdrawals },
  t,
}: WithdrawalsProps & { t: Translate }) {
  const { locale, shop } = useApp();
  // There is no contract any more.
  if (paymentState === 'cancelled') return null;
  return (
    <section aria-labelledby="order-withdrawal">
      <h2 className={styles.title} id="order-withdrawal">
        {t('order.withdrawTitle')}
      </h2>
      {withdrawals?.map(({ announcedAt, lines }) => (
        <div className={styles.notice} key={announcedAt}>
          <h3>{t('order.withdrawnAt', { moment: formatMoment(announcedAt, locale, shop.timeZone, dayAndMonth) })}</h3>
          <ul>
            {lines.map(({ title, variantTitle, quantity }) => (
              <li key={`${title} ${variantTitle}`}>
                {quantity} × {variantTitle ? `${title}, ${variantTitle}` : title}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.way}>
        <p>{t('order.withdrawText')}</p>
        {excepted ? <p>{excepted}</p> : null}
        <LinkButton size="small" to={urlOf('withdrawal', { locale, token })}>
          {t('withdraw.link')}
        </LinkButton>
      </div>
    </section>
  );
}
