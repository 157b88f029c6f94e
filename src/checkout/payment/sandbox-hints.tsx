// A part of the sandbox alone, so that no shop with a payment account sends it to browsers.
import type { ComponentType } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import {
  type FieldsMethodName,
  isOwnMethod,
  isRedirectMethod,
  type ListedMethod,
  needsScripts,
  type OwnMethod,
  type RedirectMethodName,
} from '../../payments/methods/payment-methods.ts';
import styles from '../checkout.module.css';

type Hint = [given: string, does: MessageKey];

/** Stripe's documented test cards, each for what it shows. */
const cards: Hint[] = [
  ['4242 4242 4242 4242', 'sandboxHint.success'],
  ['4000 0027 6000 3184', 'sandboxHint.authentication'],
  ['4000 0000 0000 0002', 'sandboxHint.decline'],
];

/** The e-mail address of the order decides what the bank's app answers. */
const blikEmails: Hint[] = [
  ['customer_declined@example.com', 'sandboxHint.blikDeclined'],
  ['invalid_code@example.com', 'sandboxHint.blikInvalid'],
  ['customer_timeout@example.com', 'sandboxHint.blikTimeout'],
];

const dutchAccounts: Hint[] = [
  ['NL39 RABO 0300 0652 64', 'sandboxHint.debitSuccess'],
  ['NL91 ABNA 0417 1643 00', 'sandboxHint.debitFailure'],
];
const germanAccounts: Hint[] = [
  ['DE89 3704 0044 0532 0130 00', 'sandboxHint.debitSuccess'],
  ['DE62 3704 0044 0532 0130 01', 'sandboxHint.debitFailure'],
];

type SandboxHintsProps = { method: ListedMethod };

const loadHintTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/sandbox-hint.ts`));

/** How to make a method succeed and fail, in words that no page has. */
export async function bindSandboxHints(): Promise<ComponentType<SandboxHintsProps>> {
  const textsIn = await bindLateTexts(loadHintTexts);
  return (props) => <SandboxHints {...props} texts={textsIn(useApp().locale)} />;
}

function SandboxHints({ method, texts }: SandboxHintsProps & { texts: Translate }) {
  const { shop, t } = useApp();
  // No sandbox plays a developer's own provider, and an order of nothing needs none.
  if (isOwnMethod(method) || method === 'nothing_due') return null;
  const hints = needsScripts(method) ? hintsOf(method, shop.market.country) : [];
  return (
    <div className={styles.sandboxHints}>
      <p>
        <strong>{t('payment.sandbox')}.</strong>{' '}
        {texts(isRedirectMethod(method) ? 'sandboxHint.bank' : sandboxTexts[method])}
      </p>
      {hints.length > 0 ? (
        <dl>
          {hints.map(([given, does]) => (
            <div key={given}>
              <dt>{given}</dt>
              <dd>{texts(does)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

const sandboxTexts: Record<Exclude<ListedMethod, RedirectMethodName | OwnMethod | 'nothing_due'>, MessageKey> = {
  card: 'sandboxHint.card',
  blik: 'sandboxHint.blik',
  sepa_debit: 'sandboxHint.debit',
  bank_transfer: 'sandboxHint.transfer',
  cash_on_delivery: 'sandboxHint.delivery',
};

function hintsOf(method: FieldsMethodName, country: string): Hint[] {
  switch (method) {
    case 'card':
      return cards;
    case 'blik':
      return blikEmails;
    case 'sepa_debit':
      return country === 'DE' ? germanAccounts : dutchAccounts;
  }
}
