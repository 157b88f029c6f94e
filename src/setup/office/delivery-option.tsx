import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Currency } from '../../money.ts';
import { formatKilos } from '../../numbers/format-number.ts';
import { isZeroAmount, readAmount } from '../../numbers/read-amount.ts';
import { writeAmount } from '../../numbers/write-number.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { listCountriesByName } from '../../shop/market-presets.ts';
import { classNames } from '../../ui/class-names.ts';
import { AmountProblem } from '../../ui/fields/amount-problem.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTypedText } from '../../ui/fields/use-typed-text.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import options from './setup-options.module.css';
import type { ShopSetup } from './setup-queries.ts';

type Method = ShopSetup['deliveries'][number];

const kindTexts: Readonly<Record<string, MessageKey>> = {
  courier: 'setup.kindCourier',
  locker: 'setup.kindLocker',
  point: 'setup.kindPoint',
};

export function carrierNameField(id: string): string {
  return `name-${id}`;
}

export function priceName(id: string, zone: number, rate: number, currency: Currency): string {
  return `price-${id}-${zone}-${rate}-${currency}`;
}

type DeliveryOptionProps = {
  method: Method;
  /** The currencies in which the shop sells, the main one first. */
  currencies: readonly Currency[];
  markets: ShopSetup['markets'];
  isOn: boolean;
  /** The fields whose amounts cannot be read. */
  wrong: readonly string[];
  isNameless: boolean;
  onToggle(): void;
};

type PriceField = { zone: number; rate: number; currency: Currency; label: string; minor: number | undefined };

export function DeliveryOption({ method, isOn, wrong, isNameless, onToggle, ...selling }: DeliveryOptionProps) {
  const { locale, t } = useApp();
  const kind = t(kindTexts[method.kind] ?? 'setup.kindCourier');
  const abroad = (countries: readonly string[]) =>
    countries.length <= 2
      ? listCountriesByName(locale, countries)
          .map(({ name }) => name)
          .join(', ')
      : t('setup.abroad', { count: countries.length });
  const prices = listPrices(method, selling, { abroad, locale, t });
  const [first, ...others] = prices;
  const field = (price: PriceField) => {
    const name = nameOf(method, price);
    return (
      <PriceInput
        key={name}
        {...{ name, price }}
        label={`${method.carrierName}, ${kind}`}
        isWrong={wrong.includes(name)}
      />
    );
  };
  return (
    <div className={options.option} data-on={isOn || undefined}>
      <label className={controls.check}>
        <input type="checkbox" checked={isOn} onChange={onToggle} />
        <span>
          <strong>{method.carrierName}</strong>
          <span className={layout.aside}> {kind}</span>
        </span>
      </label>
      {isOn && method.lacksPointsIn.length > 0 ? (
        <p className={classNames(layout.aside, options.lacking)}>
          {t('setup.lacksPoints', { countries: abroad(method.lacksPointsIn) })}{' '}
          <PageLink to={officeUrlOf('delivery')}>{t('setup.bringPoints')}</PageLink>
        </p>
      ) : null}
      {isOn && method.otherName !== null ? (
        <CarrierName id={method.id} before={method.otherName} isMissing={isNameless} />
      ) : null}
      {isOn && first ? <div className={options.optionFields}>{field(first)}</div> : null}
      {isOn && others.length > 0 ? (
        <details
          className={classNames(controls.fold, options.more)}
          open={others.some((price) => price.minor === undefined || wrong.includes(nameOf(method, price))) || undefined}
        >
          <summary className={layout.aside}>{t('setup.otherPrices')}</summary>
          <div className={classNames(layout.stack, layout.tight, options.prices)}>{others.map(field)}</div>
        </details>
      ) : null}
    </div>
  );
}

/** Another carrier has no name but the one that is typed here. */
function CarrierName({ id, before, isMissing }: { id: string; before: string; isMissing: boolean }) {
  const { t } = useApp();
  return (
    <div className={options.optionFields}>
      <TextField
        label={t('setup.carrierName')}
        hint={t('setup.carrierNameHint')}
        error={isMissing ? t('setup.carrierNameless') : null}
        name={carrierNameField(id)}
        maxLength={80}
        autoComplete="off"
        defaultValue={before}
      />
    </div>
  );
}

type Wording = { abroad(countries: readonly string[]): string; locale: Locale; t: Translate };

type Selling = Pick<DeliveryOptionProps, 'currencies' | 'markets'>;

/** Each zone in the currencies of the markets that it leads to, and in those in which it has a price. */
function listPrices(method: Method, { currencies, markets }: Selling, { abroad, locale, t }: Wording): PriceField[] {
  const isAsked = ({ countries, rates }: Method['zones'][number], currency: Currency) => {
    const ofZone = markets.filter(({ country }) => countries.includes(country));
    const isPriced = rates.some(({ prices }) => prices.some((price) => price.currency === currency));
    return ofZone.length === 0 || isPriced || ofZone.some((market) => market.currency === currency);
  };
  return method.zones.flatMap((each, zone) =>
    each.rates.flatMap((rate, position) =>
      currencies
        .filter((currency) => isAsked(each, currency))
        .map((currency) => ({
          zone,
          rate: position,
          currency,
          label: `${[abroad(each.countries), each.postalCodes].filter(Boolean).join(', ')}, ${t('setup.priceUpTo', { weight: formatKilos(rate.maxWeightGrams, locale) })}`,
          minor: rate.prices.find((price) => price.currency === currency)?.minor,
        })),
    ),
  );
}

type PriceInputProps = { name: string; price: PriceField; label: string; isWrong: boolean };

function PriceInput({ name, price: { label: range, currency, minor }, label, isWrong }: PriceInputProps) {
  const { locale, t } = useApp();
  const { field, text, setText } = useTypedText(minor === undefined ? '' : writeAmount(minor, currency, locale));
  const isStillWrong = isWrong && readAmount(text, { locale, currency }).kind !== 'number';
  return (
    <label className={classNames(layout.row, layout.between, options.price)}>
      <span className={layout.aside}>{range}</span>
      <span className={options.amount}>
        <input
          ref={field}
          className={controls.control}
          id={name}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={`${label}, ${range}, ${currency}`}
          aria-invalid={isStillWrong || undefined}
        />
        <span aria-hidden="true">{currency}</span>
      </span>
      {isZeroAmount(text, { locale, currency }) ? (
        <span className={layout.aside}>{t('setup.zeroDelivery')}</span>
      ) : null}
      {isStillWrong ? (
        <span role="alert">
          <AmountProblem fieldId={name} {...{ currency, text }} error={t('setup.priceWrong')} onChoose={setText} />
        </span>
      ) : null}
    </label>
  );
}

function nameOf({ id }: Method, { zone, rate, currency }: PriceField): string {
  return priceName(id, zone, rate, currency);
}
