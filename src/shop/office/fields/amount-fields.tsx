// Fields for money: one amount in each currency of the shop, or one in the currency that is chosen beside it.
import { type Currency, currencies, currencyEntries } from '../../../currencies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { FieldOptions, SettingField, SettingInputProps, SettingPlace } from '../settings-screen.ts';

type Label = SettingField['label'];
type Amounts = Readonly<Partial<Record<Currency, string>>>;

/** A currency that is left empty is left out. */
export function amounts(path: string, label: Label, options: FieldOptions = {}): SettingField<Amounts> {
  return {
    ...{ path, label, ...options, isWide: true },
    toTyped: (value, { locale }) =>
      Object.fromEntries(
        currencyEntries((value ?? {}) as Partial<Record<Currency, number>>).map(([currency, minor]) => [
          currency,
          writeAmount(minor, currency, locale),
        ]),
      ),
    read(typed, { locale }) {
      const entries = currencyEntries(typed).filter(([, text]) => text.trim() !== '');
      const read = entries.map(
        ([currency, text]) => [currency, numberIn(readAmount(text, { locale, currency }))] as const,
      );
      const isRead = read.every(([, minor]) => minor !== null);
      return { value: Object.fromEntries(read), problem: isRead ? undefined : 'settings.notAmount' };
    },
    say: (typed) =>
      currencyEntries(typed)
        .flatMap(([currency, text]) => (text ? `${text} ${currency}` : []))
        .join(', '),
    Input: AmountsInput,
  };
}

/** Longer ones, with a currency behind them, need more room than an amount. */
const LONG_LABEL = 20;

function AmountsInput({ typed, place, label, hint, error, change }: SettingInputProps<Amounts>) {
  const { locale, choices } = place;
  const shown = [...new Set([...choices.currencies, ...currencyEntries(typed).map(([currency]) => currency)])];
  const wrong = shown.filter((currency) => !isReadable(typed[currency] ?? '', currency, locale));
  const isMarked = (currency: Currency, at: number) => (wrong.length > 0 ? wrong.includes(currency) : at === 0);
  return (
    <div className={classNames(layout.fields, label.length > LONG_LABEL && layout.wordy)}>
      {shown.map((currency, at) => (
        <AmountField
          key={currency}
          label={`${label} (${currency})`}
          hint={at === 0 ? hint : null}
          currency={currency}
          error={isMarked(currency, at) ? error : null}
          value={typed[currency] ?? ''}
          onText={(text) => change({ ...typed, [currency]: text })}
        />
      ))}
    </div>
  );
}

function isReadable(text: string, currency: Currency, locale: Locale): boolean {
  return text.trim() === '' || readAmount(text, { locale, currency }).kind === 'number';
}

/**
 * `currencyAt`: the field beside it in which the currency is chosen; `isOptional`: left out where it is empty; `whenEmpty`: what
 * is stored then.
 */
type OneAmount = FieldOptions & { currencyAt: string; isOptional?: boolean; whenEmpty?: number };

export function amountIn(path: string, label: Label, options: OneAmount): SettingField<string> {
  const { currencyAt, isOptional, whenEmpty, ...shown } = options;
  const currencyOf = ({ siblings, choices }: SettingPlace) =>
    currencies.find((each) => each === siblings[currencyAt]) ?? choices.currencies[0] ?? 'EUR';
  return {
    ...{ path, label, ...shown },
    toTyped: (value, place) => (typeof value === 'number' ? writeAmount(value, currencyOf(place), place.locale) : ''),
    read(typed, place) {
      if (typed.trim() === '' && whenEmpty !== undefined) return { value: whenEmpty };
      if (typed.trim() === '') return isOptional ? { value: undefined } : { value: '', problem: 'settings.missing' };
      const minor = numberIn(readAmount(typed, { locale: place.locale, currency: currencyOf(place) }));
      return minor === null ? { value: typed, problem: 'settings.notAmount' } : { value: minor };
    },
    say: (typed, place) => (typed === '' ? '' : `${typed} ${currencyOf(place)}`),
    Input: ({ typed, place, label: name, hint, error, change }) => (
      <AmountField {...{ hint, error }} label={name} currency={currencyOf(place)} value={typed} onText={change} />
    ),
  };
}
