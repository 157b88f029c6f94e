// Apple Pay, Google Pay and Link, as far as account and browser have them: with one of them the order is placed and paid
// as it stands in the form. Their own sheets ask for nothing but the payment.
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useId, useState } from 'react';
import { type StorefrontInstance, useApp, useFormatMoney } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';
import type { Checkout } from '../use-checkout-choice.ts';
import { ExpressButtons, type WalletForm } from './express-buttons.tsx';
import styles from './wallet-buttons.module.css';

type WalletButtonsProps = WalletForm & {
  checkout: Checkout;
  /** As they are shown above, with the fee of the way of payment that is chosen there: a wallet has none. */
  totals: Checkout['totals'];
  /** Otherwise there is nothing to press. */
  isComplete: boolean;
  isUpdating: boolean;
};

const loadWalletTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/wallet.ts`));

export function WalletButtons({ checkout, totals: shown, isComplete, isUpdating, ...form }: WalletButtonsProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const sentenceId = useId();
  const { wallets, payment, totals } = checkout;
  const [isDue, setIsDue] = useState(false);
  if (isComplete && !isDue) setIsDue(true);
  const stripe = useStripe(payment, isDue);
  const texts = useTexts(locale);
  const [isAvailable, setIsAvailable] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={texts && isAvailable && isComplete ? styles.wallets : styles.absent}
      role="group"
      aria-labelledby={sentenceId}
      aria-busy={isUpdating || undefined}
    >
      <p className={styles.sentence} id={sentenceId}>
        <strong>{t('checkout.orderButton')}</strong>{' '}
        {texts?.(`wallet.sentence${shown.fee.minor ? 'WithoutFee' : ''}`, {
          total: format(totals.due),
          fee: format(shown.fee),
        })}
      </p>
      {stripe ? (
        <ExpressButtons
          key={`${form.theme} ${wallets}`}
          {...form}
          stripe={stripe}
          wallets={wallets}
          totals={totals}
          onAvailable={setIsAvailable}
        />
      ) : null}
    </div>
  );
}

function useTexts(locale: Locale): Translate | null {
  const [texts, setTexts] = useState<Translate | null>(null);
  useEffect(() => {
    loadWalletTexts(locale).then(
      (messages) => setTexts(() => createTranslate(locale, messages)),
      () => undefined,
    );
  }, [locale]);
  return texts;
}

/**
 * Null as long as it is on its way, and before there is anything to pay. When it cannot be had there are no wallets, and
 * nothing is said of them.
 */
function useStripe({ scriptUrl, publishableKey }: Checkout['payment'], isDue: boolean): Stripe | null {
  const { loadStripe } = useApp<StorefrontInstance>();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  useEffect(() => {
    if (isDue) loadStripe(scriptUrl, publishableKey).then(setStripe, () => undefined);
  }, [loadStripe, scriptUrl, publishableKey, isDue]);
  return stripe;
}
