// How the shop is paid. Keys of the payment provider are secrets, and have a page of their own.
import type { ReactNode } from 'react';
import { InactiveMethods } from '../checks/inactive-methods.tsx';
import { LateConnectionCheck } from '../checks/late-connection-check.ts';
import { amountIn, amounts } from '../fields/amount-fields.tsx';
import { choice } from '../fields/choice-fields.tsx';
import { whole } from '../fields/number-fields.tsx';
import { carrierOptions, countryOptions, currencyOptions, methodOptions, textOf } from '../fields/options.ts';
import { part } from '../fields/part-field.tsx';
import { rows } from '../fields/rows-field.tsx';
import { several } from '../fields/several-field.tsx';
import { text } from '../fields/text-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingField, SettingForm, SettingPlace, SettingsScreen } from '../settings-screen.ts';

const LINE = { maxLength: 200 };

/** A row in a currency of the shop's that has none yet. */
function inNewCurrency(rowsSoFar: readonly SettingForm[], { choices }: SettingPlace) {
  const left = choices.currencies.find((currency) => !rowsSoFar.some((row) => row.currency === currency));
  return { currency: left ?? choices.currencies[0] };
}

const currency = choice('currency', 'paymentSettings.currency', { options: currencyOptions });

const offered = several('methods', 'paymentSettings.offered', {
  options: methodOptions,
  isOrdered: true,
  isNullable: true,
  nothing: ({ t }) => t('paymentSettings.allUsual'),
});

const offeredMethods: SettingField<readonly string[]> = {
  ...offered,
  Input: (props) => (
    <>
      {offered.Input(props)}
      <InactiveMethods chosen={props.typed} options={methodOptions(props.place)} />
    </>
  ),
};

/** The server writes what it has: without the check, the first to ask got a page that React threw away. */
export const loadPaymentsScreen = async (): Promise<SettingsScreen> => {
  await LateConnectionCheck.load();
  return paymentsScreen;
};

const paymentsScreen: SettingsScreen = {
  ...settingsEntries.payments,
  sections: [
    {
      title: 'paymentSettings.methods',
      hint: 'paymentSettings.methodsHint',
      fields: [
        offeredMethods,
        rows('limits', 'paymentSettings.limits', {
          hint: 'paymentSettings.limitsHint',
          entries: { names: ['method', 'currency'] },
          title: ({ method, currency: of }, place) => `${textOf(methodOptions(place), method)}, ${of}`,
          add: ({ t }) => t('paymentSettings.addLimit'),
          newRow: (_, { choices: { currencies } }) => ({ currency: currencies[0] }),
          fields: [
            choice('method', 'paymentSettings.method', { options: methodOptions }),
            currency,
            amountIn('min', 'paymentSettings.min', { currencyAt: 'currency', isOptional: true }),
            amountIn('max', 'paymentSettings.max', { currencyAt: 'currency', isOptional: true }),
          ],
        }),
      ],
    },
    {
      title: 'paymentSettings.transfer',
      hint: 'paymentSettings.transferHint',
      fields: [
        part('bankTransfer', 'paymentSettings.transferOn', {
          start: { expiryDays: 7, accounts: {} },
          fields: [
            rows('accounts', 'paymentSettings.accounts', {
              entries: { names: ['currency'] },
              title: ({ currency: of, iban }) => [of, iban].filter(Boolean).join(': '),
              add: ({ t }) => t('paymentSettings.addAccount'),
              newRow: inNewCurrency,
              fields: [
                currency,
                text('holder', 'paymentSettings.holder', LINE),
                text('iban', 'paymentSettings.iban', LINE),
                text('bic', 'paymentSettings.bic', LINE),
                text('bank', 'paymentSettings.bank', LINE),
              ],
            }),
            whole('expiryDays', 'paymentSettings.expiryDays', { hint: 'paymentSettings.expiryDaysHint' }),
          ],
        }),
      ],
    },
    {
      title: 'paymentSettings.cash',
      hint: 'paymentSettings.cashHint',
      fields: [
        part('cashOnDelivery', 'paymentSettings.cashOn', {
          start: { terms: {}, countries: [], carriers: [] },
          fields: [
            rows('terms', 'paymentSettings.terms', {
              entries: { names: ['currency'] },
              title: ({ currency: of }) => String(of),
              add: ({ t }) => t('paymentSettings.addTerm'),
              newRow: inNewCurrency,
              fields: [
                currency,
                amountIn('fee', 'paymentSettings.fee', { currencyAt: 'currency' }),
                amountIn('minTotal', 'paymentSettings.min', { currencyAt: 'currency', whenEmpty: 0 }),
                amountIn('maxTotal', 'paymentSettings.max', { currencyAt: 'currency' }),
              ],
            }),
            several('countries', 'paymentSettings.countries', { options: countryOptions }),
            several('carriers', 'paymentSettings.carriers', {
              options: carrierOptions,
              hint: 'paymentSettings.carriersHint',
            }),
          ],
        }),
      ],
    },
    {
      title: 'paymentSettings.refunds',
      fields: [amounts('refundLimits', 'paymentSettings.refundLimits', { hint: 'paymentSettings.refundLimitsHint' })],
    },
  ],
  After: (): ReactNode => <LateConnectionCheck of="stripe" />,
};
