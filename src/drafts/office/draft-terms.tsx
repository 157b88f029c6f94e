// The terms of a draft: its market and language, how it gets to the customer, what the e-mail says, and how long the link
// is valid.
import { useApp } from '../../app-instance.tsx';
import { currencyOrEuro } from '../../currencies.ts';
import type { Locale } from '../../i18n/locales.ts';
import { isZeroAmount } from '../../numbers/read-amount.ts';
import { writeAmount } from '../../numbers/write-number.ts';
import type { DraftsChoicesQuery } from '../../office-operations.generated.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { LimitedTextArea } from '../../ui/typing/limited-text-area.tsx';
import { MAX_DRAFT_NOTE_LENGTH } from '../draft-content.ts';
import type { ChosenMarket } from './choose-market.ts';
import type { DraftForm, DraftProblem } from './draft-form-state.ts';

type DraftTermsProps = {
  form: DraftForm;
  choices: DraftsChoicesQuery['draftChoices'];
  problems: readonly DraftProblem[];
  /** The person has gone on from the field. */
  onLeave(field: DraftProblem): void;
  onChange(change: Partial<DraftForm>): void;
  onMarket(chosen: ChosenMarket): void;
};

export function DraftTerms({ form, choices, problems, onLeave, onChange, onMarket }: DraftTermsProps) {
  const { locale, t } = useApp();
  const market = choices.markets.find((each) => each.locale === form.locale);
  const here = currencyOrEuro(market?.currency);
  const chooseDelivery = (id: string) => {
    const price = choices.deliveries.find((each) => each.id === id)?.priceMinor ?? 0;
    const shipping = writeAmount(price, here, locale);
    onChange({ shippingMethod: id, shipping, shippingCurrency: here });
  };
  const chooseMarket = (chosen: Locale) => {
    const to = currencyOrEuro(choices.markets.find((each) => each.locale === chosen)?.currency);
    onMarket({ locale: chosen, from: here, to });
  };
  const agreed = form.shippingCurrency ?? here;
  const isFree = isZeroAmount(form.shipping, { currency: agreed, locale });
  const isOther = agreed !== here && !isFree;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('drafts.terms')}</h2>
      <div className={layout.fields}>
        <MarketField {...{ form, choices }} onChoose={chooseMarket} />
        <DeliveryField {...{ form, choices }} onChoose={chooseDelivery} />
        <AmountField
          label={t('drafts.deliveryPrice', { currency: isOther ? agreed : here })}
          currency={agreed}
          hint={isFree && form.shippingMethod !== '' ? t('drafts.zeroDelivery') : null}
          value={form.shipping}
          error={
            problems.includes('shipping')
              ? t('drafts.badAmount')
              : isOther
                ? t('drafts.otherCurrency', { from: agreed, to: here })
                : null
          }
          onBlur={() => onLeave('shipping')}
          onText={(shipping) => onChange({ shipping, shippingCurrency: here })}
        />
        <LimitedTextArea
          label={t('drafts.note')}
          hint={t('drafts.noteHint')}
          limit={MAX_DRAFT_NOTE_LENGTH}
          value={form.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <TextField
          label={t('drafts.validDays')}
          inputMode="numeric"
          value={form.validDays}
          error={problems.includes('validDays') ? t('drafts.badDays') : null}
          onBlur={() => onLeave('validDays')}
          onChange={({ target }) => onChange({ validDays: target.value })}
        />
      </div>
    </section>
  );
}

type MarketFieldProps = Pick<DraftTermsProps, 'form' | 'choices'> & { onChoose(locale: Locale): void };

function MarketField({ form, choices, onChoose }: MarketFieldProps) {
  const { t } = useApp();
  return (
    <SelectField
      label={t('drafts.market')}
      hint={form.lines.length > 0 ? t('drafts.marketHint') : undefined}
      value={form.locale}
      onChange={({ target }) => onChoose(target.value as Locale)}
    >
      {choices.markets.map((each) => (
        <option key={each.locale} value={each.locale}>
          {`${each.language} · ${each.currency}`}
        </option>
      ))}
    </SelectField>
  );
}

type DeliveryFieldProps = Pick<DraftTermsProps, 'form' | 'choices'> & { onChoose(id: string): void };

function DeliveryField({ form, choices, onChoose }: DeliveryFieldProps) {
  const { t } = useApp();
  const isKnown = form.shippingMethod === '' || choices.deliveries.some(({ id }) => id === form.shippingMethod);
  return (
    <SelectField
      label={t('drafts.delivery')}
      error={isKnown ? null : t('drafts.refusal_DeliveryUnknown')}
      value={form.shippingMethod}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('drafts.collected')}</option>
      {choices.deliveries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {isKnown ? null : <option value={form.shippingMethod}>{form.shippingMethod}</option>}
    </SelectField>
  );
}
