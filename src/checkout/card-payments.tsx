// What gift cards pay of the order, and what is left to pay: at the end of the summary, because they are payments and no reduction.
// Without scripts its buttons post the form that it stands in.
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useApp, useFormatMoney } from '../app-instance.tsx';
import { bindLateTexts } from '../i18n/late-texts.ts';
import { textsOf } from '../i18n/load-texts.ts';
import type { Translate } from '../i18n/translate.ts';
import { useOperationMutation } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './order-summary.module.css';
import type { Checkout } from './use-checkout-choice.ts';

const loadCardTexts = textsOf((locale) => import(`../i18n/messages/${locale}/discounts/discount-code.ts`));

type CardPaymentsProps = { totals: Pick<Checkout['totals'], 'cards' | 'due'> };

/** Binds the part with words that the first view does without. */
export async function bindCardPayments(): Promise<ComponentType<CardPaymentsProps>> {
  const textsIn = await bindLateTexts(loadCardTexts);
  return (props) => <CardPayments {...props} t={textsIn(useApp().locale)} />;
}

function CardPayments({ totals: { cards, due }, t }: CardPaymentsProps & { t: Translate }) {
  const { showToast } = useApp();
  const format = useFormatMoney();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('CheckoutRemoveGiftCard');
  // Once there are scripts, the Enter key in another field presses the order button, and none of these.
  const [buttonType, setButtonType] = useState<'submit' | 'button'>('submit');
  useEffect(() => setButtonType('button'), []);
  if (cards.length === 0) return null;
  const remove = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['CheckoutShow'] });
    mutate({ id }, { onSuccess, onError: showToast });
  };
  return (
    <div>
      <input type="hidden" name="expectedDue" value={due.minor} />
      <dl className={styles.sums}>
        {cards.map(({ id, lastFour, amount, left }) => {
          const name = t('discount.cardPays', { code: `…${lastFour}` });
          return (
            <div className={styles.sum} key={id}>
              <dt>
                {name}{' '}
                {left?.minor ? (
                  <span className={styles.soft}>{t('discount.cardLeft', { amount: format(left) })} </span>
                ) : null}
                <Button
                  kind="quiet"
                  size="small"
                  type={buttonType}
                  name="action"
                  value={`card-off ${id}`}
                  isBusy={isPending}
                  aria-label={t('discount.cardRemove', { code: name })}
                  onClick={remove(id)}
                >
                  {t('discount.short')}
                </Button>
              </dt>
              <dd className={styles.amount}>−{format(amount)}</dd>
            </div>
          );
        })}
        <div className={classNames(styles.sum, styles.total)}>
          <dt>{t('discount.cardDue')}</dt>
          <dd className={styles.amount}>{format(due)}</dd>
        </div>
      </dl>
    </div>
  );
}
