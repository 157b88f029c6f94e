import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { isSpokenIn, languageIn } from '../../countries/spoken-language.ts';
import { currencies, currencyOrEuro } from '../../currencies.ts';
import { languageNameIn } from '../../i18n/language-name.ts';
import { type Locale, languageOf, locales } from '../../i18n/locales.ts';
import { readRate } from '../../numbers/read-rate.ts';
import { listCountriesByName, marketOfCountry, marketOfLanguage } from '../../shop/market-presets.ts';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import hidden from '../../ui/visually-hidden.module.css';
import options from './setup-options.module.css';
import type { ShopSetup } from './setup-queries.ts';
import { StepForm } from './step-form.tsx';
import { messageOf, problemAt, useNextStep, useSetupMutation } from './use-setup-step.ts';

type Market = ShopSetup['markets'][number];

export function MarketsStep({ setup }: { setup: ShopSetup }) {
  const { t } = useApp();
  const { save, setProblems, versions, ...step } = useSetupMutation('SetupSaveMarkets', setup.versions);
  const { isPending, problems, since } = step;
  const goOn = useNextStep('markets');
  const { markets, marketIn, main, setMain, toggle, change } = useMarkets(setup);
  const from = currencyOrEuro(marketIn(main)?.currency);
  const others = [...new Set(markets.map(({ currency }) => currency))].filter((currency) => currency !== from);
  const isRateWrong = (currency: string) => Boolean(problemAt(problems, `rate-${currency}`));
  const problem = problems.find(({ field }) => !field?.startsWith('rate-'));
  return (
    <StepForm
      step="markets"
      title="setup.marketsTitle"
      text="setup.marketsText"
      isBusy={isPending}
      problems={problems}
      since={since}
      problem={problem && t(markets.length === 0 ? 'setup.noMarket' : messageOf(problem))}
      onSubmit={async (fields) => {
        if (markets.length === 0) return setProblems([{ refusal: 'MainMissing', field: 'main' }]);
        const rates = others.map((currency) => ({ currency, rate: String(fields.get(`rate-${currency}`) ?? '') }));
        const wrong = rates.filter(({ rate }) => rate.trim() !== '' && !isRate(rate));
        if (wrong.length > 0)
          return setProblems(wrong.map(({ currency }) => ({ refusal: 'InvalidSettings', field: `rate-${currency}` })));
        if (await save({ markets: [...markets], main, rates, versions })) goOn();
      }}
    >
      <UnspokenLanguage country={setup.country} />
      <fieldset className={options.list}>
        <legend className={hidden.hidden}>{t('setup.languages')}</legend>
        {locales.map((language) => (
          <MarketOption
            key={language}
            language={language}
            market={marketIn(language)}
            onToggle={() => toggle(language)}
            onChange={(changes) => change(language, changes)}
          />
        ))}
      </fieldset>
      {markets.length > 1 ? <MainMarket markets={markets} main={main} onChoose={setMain} /> : null}
      {others.map((currency) => (
        <TextField
          key={currency}
          label={t('setup.rate', { from, currency })}
          hint={t('setup.rateHint')}
          error={isRateWrong(currency) ? t('setup.rateWrong') : undefined}
          name={`rate-${currency}`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={setup.conversions.find((conversion) => conversion.currency === currency)?.rate}
        />
      ))}
    </StepForm>
  );
}

/** The language of the shop's country is none that it can have: that is said before others are chosen. */
function UnspokenLanguage({ country }: Pick<ShopSetup, 'country'>) {
  const { locale, t } = useApp();
  if (!country || isSpokenIn(country, locales)) return null;
  return <p>{t('setup.unspoken', { language: languageNameIn(locale, languageIn(country)) })}</p>;
}

function isRate(text: string): boolean {
  return Number(readRate(text) ?? 0) > 0;
}

/** What is chosen, and not saved yet. */
function useMarkets(setup: ShopSetup) {
  const [markets, setMarkets] = useState<readonly Market[]>(setup.markets);
  const [wanted, setMain] = useState<Locale>(setup.main);
  const marketIn = (language: Locale) => markets.find((market) => market.language === language);
  const main = marketIn(wanted)?.language ?? markets[0]?.language ?? wanted;
  const toggle = (language: Locale) =>
    setMarkets(
      marketIn(language)
        ? markets.filter((market) => market.language !== language)
        : [...markets, presetOf(language, setup.country)],
    );
  const change = (language: Locale, changes: Partial<Market>) =>
    setMarkets(markets.map((market) => (market.language === language ? { ...market, ...changes } : market)));
  return { markets, marketIn, main, setMain, toggle, change };
}

type MarketOptionProps = {
  language: Locale;
  /** Undefined while the shop does not sell in it. */
  market: Market | undefined;
  onToggle(): void;
  onChange(changes: Partial<Market>): void;
};

function MarketOption({ language, market, onToggle, onChange }: MarketOptionProps) {
  const { locale, t } = useApp();
  const name = languageNameIn(locale, language);
  return (
    <div className={options.option} data-on={market ? true : undefined}>
      <label className={controls.check}>
        <input type="checkbox" checked={Boolean(market)} onChange={onToggle} />
        <span>
          <strong>{languageOf(language).languageName}</strong>
          <span className={layout.aside}> /{language}</span>
        </span>
      </label>
      {market ? (
        <div className={options.optionFields}>
          <Choice
            label={t('setup.marketCountry', { language: name })}
            value={market.country}
            values={listCountriesByName(locale).map(({ id, name }) => [id, name])}
            onChoose={(country) => onChange({ country })}
          />
          <Choice
            label={t('setup.marketCurrency', { language: name })}
            value={market.currency}
            values={currencies.map((currency) => [currency, currency])}
            onChoose={(currency) => onChange({ currency: currency as Market['currency'] })}
          />
        </div>
      ) : null}
    </div>
  );
}

type MainMarketProps = { markets: readonly Market[]; main: Locale; onChoose(language: Locale): void };

function MainMarket({ markets, main, onChoose }: MainMarketProps) {
  const { t } = useApp();
  return (
    <SelectField
      label={t('setup.main')}
      hint={t('setup.mainHint')}
      value={main}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Locale)}
    >
      {markets.map(({ language }) => (
        <option key={language} value={language}>
          {languageOf(language).languageName}
        </option>
      ))}
    </SelectField>
  );
}

/** The market of a language's usual country, unless the shop's own speaks it, too. */
function presetOf(language: Locale, home: string | null): Market {
  const own = marketOfCountry(home ?? '');
  const { currency, country } = own.language === language ? own : marketOfLanguage(language);
  return { language, currency, country };
}

type ChoiceProps = {
  label: string;
  value: string;
  values: [value: string, name: string][];
  onChoose(value: string): void;
};

function Choice({ label, value, values, onChoose }: ChoiceProps) {
  return (
    <select
      className={classNames(controls.control, options.select)}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {values.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
