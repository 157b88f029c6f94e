// One gift card: how it stands, and every movement that its balance is the sum of.

import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { CardExpiry } from './card-expiry.tsx';
import { GiftCardMark } from './gift-card-mark.tsx';
import styles from './gift-card-page.module.css';
import { giftCardQuery, type ShownGiftCard, shownCode } from './gift-card-queries.ts';
import { loadGiftCardTexts } from './load-gift-card-texts.ts';

export const loadTexts = joinTexts(loadGiftCardTexts);

export const load: PageLoad = (queryClient, { params }) => queryClient.ensureQueryData(giftCardQuery(params.id));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const card = queryClient.getQueryData(giftCardQuery(location.params.id).queryKey)?.giftCard;
  if (!card) return { title: t('giftCards.missing'), status: 404 };
  return { title: t('giftCards.cardOf', { code: shownCode(card.lastFour) }) };
};

const DisableCardDialog = lateDialog(async () => (await import('./disable-card-dialog.tsx')).DisableCardDialog);

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { giftCard: card } = useSuspenseQuery(giftCardQuery(location.params.id)).data;
  const [isDisabling, setDisabling] = useState(false);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {card ? t('giftCards.cardOf', { code: shownCode(card.lastFour) }) : t('giftCards.missing')}
        </h1>
        {card ? <GiftCardMark state={card.state} /> : null}
        {card && !card.disabledAt ? (
          <Button size="small" onClick={() => setDisabling(true)}>
            {t('giftCards.disable')}
          </Button>
        ) : null}
      </div>
      {card ? <CardFacts card={card} /> : null}
      {card ? <Movements movements={card.movements} /> : null}
      <p>
        <PageLink to={officeUrlOf('giftCards')}>{t('giftCards.toList')}</PageLink>
      </p>
      {card && isDisabling ? <DisableCardDialog card={card} onClose={() => setDisabling(false)} /> : null}
    </div>
  );
};

function CardFacts({ card }: { card: ShownGiftCard }) {
  const { t, locale } = useApp();
  const format = useFormatMoney();
  const moment = useFormatMoment();
  const { vatBasisPoints: rate } = card;
  const facts: [name: string, value: ReactNode][] = [
    [t('giftCards.balance'), format(card.balance)],
    ...(card.reserved.minor > 0 ? ([[t('giftCards.reserved'), format(card.reserved)]] as [string, string][]) : []),
    [t('giftCards.issued'), format(card.issued)],
    [t('giftCards.issuedAt'), moment(card.issuedAt)],
    [t('giftCards.expiresAt'), <CardExpiry key="expiry" expiresAt={card.expiresAt} />],
    [t('giftCards.kind'), t(`giftCards.kind_${card.kind}`)],
    ...(rate === null ? [] : ([[t('giftCards.paysForRate'), formatPercent(rate, locale)]] as [string, string][])),
    ...(card.disabledAt ? ([[t('giftCards.disabledAt'), moment(card.disabledAt)]] as [string, string][]) : []),
    ...(card.priceBack
      ? ([[t('giftCards.priceBack'), t(`giftCards.priceBack_${card.priceBack}`)]] as [string, string][])
      : []),
  ];
  return (
    <dl className={`${page.panel} ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Movements({ movements }: Pick<ShownGiftCard, 'movements'>) {
  const { t } = useApp();
  const format = useFormatMoney();
  const moment = useFormatMoment();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('giftCards.movements')}</h2>
      <table className={`${page.table} ${page.rows} ${styles.movements}`}>
        <thead>
          <tr>
            <th scope="col">{t('giftCards.at')}</th>
            <th scope="col">{t('giftCards.what')}</th>
            <th scope="col" className={page.number}>
              {t('giftCards.change')}
            </th>
            <th scope="col" className={page.number}>
              {t('giftCards.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ id, kind, at, amount, balance, orderNumber }) => (
            <tr key={id}>
              <td className={styles.at}>{moment(at)}</td>
              <td className={styles.what}>
                {t(`giftCards.moved_${kind}`)}{' '}
                {orderNumber ? (
                  <PageLink to={officeUrlOf('managedOrder', undefined, { number: String(orderNumber) })}>
                    {t('giftCards.order', { number: orderNumber })}
                  </PageLink>
                ) : null}
              </td>
              <td className={`${page.number} ${styles.change}`}>{format(amount)}</td>
              <td className={`${page.number} ${styles.balance}`}>
                <span className={styles.label}>{t('giftCards.balance')}: </span>
                {format(balance)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
