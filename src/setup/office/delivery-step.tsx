import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { currencyOrEuro } from '../../currencies.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Currency } from '../../money.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { numberIn } from '../../numbers/read-number.ts';
import { writeAmount } from '../../numbers/write-number.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useTypedText } from '../../ui/fields/use-typed-text.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { carrierNameField, DeliveryOption, priceName } from './delivery-option.tsx';
import options from './setup-options.module.css';
import type { ShopSetup } from './setup-queries.ts';
import styles from './shop-setup.module.css';
import { StepForm } from './step-form.tsx';
import { messageOf, useNextStep, useSetupMutation } from './use-setup-step.ts';

const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

export function DeliveryStep({ setup }: { setup: ShopSetup }) {
  const { locale, t } = useApp();
  const { save, setProblems, versions, ...step } = useSetupMutation('SetupSaveDelivery', setup.versions);
  const { isPending, problems, since } = step;
  const goOn = useNextStep('delivery');
  const [isOn, setOn] = useState(() => new Set(setup.deliveries.filter((method) => method.isOn).map(({ id }) => id)));
  const sold = soldIn(setup);
  const toggle = (id: string) => {
    const next = new Set(isOn);
    if (!next.delete(id)) next.add(id);
    setOn(next);
  };
  const wrong = problems.flatMap(({ refusal, field }) => (refusal === 'AmountWrong' && field ? [field] : []));
  const problem = problems.find(({ refusal }) => refusal !== 'AmountWrong');
  return (
    <StepForm
      step="delivery"
      title="setup.deliveryTitle"
      text={setup.hasUsualCarriers ? 'setup.deliveryText' : 'setup.deliveryTextOther'}
      isBusy={isPending}
      problems={problems}
      since={since}
      problem={problem && t(messageOf(problem))}
      onSubmit={async (fields) => {
        const methods = setup.deliveries.filter(({ id }) => isOn.has(id));
        const { unread, ...tariff } = readTariff(methods, { sold, fields, locale });
        if (unread.length > 0) return setProblems(unread.map((field) => ({ refusal: 'AmountWrong', field })));
        if (await save({ ...tariff, versions })) goOn();
      }}
    >
      {setup.deliveries.length === 0 ? (
        <p>{t('setup.noDeliveryPreset')}</p>
      ) : (
        <fieldset className={options.list}>
          <legend className={hidden.hidden}>{t('setup.deliveryMethods')}</legend>
          {setup.deliveries.map((method) => (
            <DeliveryOption
              key={method.id}
              method={method}
              currencies={sold}
              markets={setup.markets}
              isNameless={problems.some(({ field }) => field === carrierNameField(method.id))}
              isOn={isOn.has(method.id)}
              wrong={wrong}
              onToggle={() => toggle(method.id)}
            />
          ))}
        </fieldset>
      )}
      <DeliveryRules setup={setup} isFreeFromWrong={wrong.includes('freeFrom')} />
    </StepForm>
  );
}

function DeliveryRules({ setup, isFreeFromWrong }: { setup: ShopSetup; isFreeFromWrong: boolean }) {
  const { locale, t } = useApp();
  const home = currencyOrEuro(soldIn(setup)[0]);
  const { field, text, setText } = useTypedText(setup.freeFrom ? writeAmount(setup.freeFrom.minor, home, locale) : '');
  const isWrong = isFreeFromWrong && readAmount(text, { locale, currency: home }).kind !== 'number';
  return (
    <div className={styles.fields}>
      <div className={styles.halfRow}>
        <AmountField
          ref={field}
          label={`${t('setup.freeFrom')} (${home})`}
          hint={t('setup.freeFromHint')}
          error={isWrong ? t('setup.priceWrong') : null}
          name="freeFrom"
          currency={home}
          value={text}
          onText={setText}
        />
      </div>
      <div className={styles.halfRow}>
        <SelectField label={t('setup.cutOff')} name="cutOffHour" defaultValue={String(setup.cutOffHour)}>
          {[...new Set([...HOURS, setup.cutOffHour])]
            .sort((a, b) => a - b)
            .map((hour) => (
              <option key={hour} value={hour}>
                {hour}:00
              </option>
            ))}
        </SelectField>
      </div>
    </div>
  );
}

type Delivery = ShopSetup['deliveries'][number];
/** What is typed, in the language of the person who types. */
type Typing = { sold: readonly Currency[]; fields: FormData; locale: Locale };

/** `unread`: the names of the fields whose amounts cannot be read. */
function readTariff(methods: readonly Delivery[], typing: Typing) {
  const { sold, fields, locale } = typing;
  const home = currencyOrEuro(sold[0]);
  const typed = methods.flatMap((method) => readPrices(method, typing));
  const freeText = String(fields.get('freeFrom') ?? '').trim();
  const freeFromMinor = freeText === '' ? null : numberIn(readAmount(freeText, { locale, currency: home }));
  const unread = typed.filter(({ minor }) => minor === null).map(({ name }) => name);
  if (freeText !== '' && freeFromMinor === null) unread.push('freeFrom');
  const chosen = methods.map(({ id }) => ({
    id,
    name: String(fields.get(carrierNameField(id)) ?? '') || null,
    prices: typed
      .filter((price) => price.id === id)
      .map(({ zone, rate, currency, minor }) => ({ zone, rate, currency, minor: minor ?? 0 })),
  }));
  const cutOffHour = Number(fields.get('cutOffHour'));
  return { methods: chosen, freeFromMinor, cutOffHour, unread };
}

/** The main market's first. */
export function soldIn({ markets, main }: ShopSetup): Currency[] {
  const own = markets.filter(({ language }) => language === main);
  return [...new Set([...own, ...markets].map(({ currency }) => currency))];
}

function readPrices({ id, zones }: Delivery, { sold, fields, locale }: Typing) {
  return zones.flatMap(({ rates }, zone) =>
    rates.flatMap((_rate, rate) =>
      sold.flatMap((currency) => {
        const name = priceName(id, zone, rate, currency);
        const text = String(fields.get(name) ?? '').trim();
        // An empty one is left as it was: nothing is sold at a price that nobody has named.
        if (text === '') return [];
        return [{ id, zone, rate, currency, name, minor: numberIn(readAmount(text, { locale, currency })) }];
      }),
    ),
  );
}
