import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { countryName } from '../../i18n/country-name.ts';
import { homeCountries, listCountriesByName, marketOfCountry } from '../../shop/market-presets.ts';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import options from './setup-options.module.css';
import type { ShopSetup } from './setup-queries.ts';
import { StepForm } from './step-form.tsx';
import { messageOf, useNextStep, useSetupMutation } from './use-setup-step.ts';

/** The countries whose carriers are ready. */
const prepared = ['PL', 'DE', 'NL', 'CZ'];

export function CountryStep({ setup }: { setup: ShopSetup }) {
  const { locale, t } = useApp();
  const {
    save,
    isPending,
    problems: [problem],
    versions,
    since,
  } = useSetupMutation('SetupChooseCountry', setup.versions);
  const goOn = useNextStep('country');
  const chosen = setup.country ?? homeCountries[locale];
  const [isOther, setOther] = useState(!prepared.includes(chosen));
  return (
    <StepForm
      step="country"
      title="setup.countryTitle"
      text="setup.countryText"
      isBusy={isPending}
      since={since}
      problem={problem && t(messageOf(problem))}
      onSubmit={async (fields) => {
        const country = String(isOther ? fields.get('otherCountry') : fields.get('country'));
        if (await save({ country, versions })) goOn();
      }}
    >
      <fieldset className={options.choices}>
        <legend className={hidden.hidden}>{t('setup.country')}</legend>
        {prepared.map((country) => (
          <RadioRow
            key={country}
            name="country"
            value={country}
            label={countryName(locale, country)}
            aside={marketOfCountry(country).currency}
            defaultChecked={country === chosen}
            onChange={() => setOther(false)}
          />
        ))}
        <RadioRow
          name="country"
          value=""
          label={t('setup.otherCountry')}
          defaultChecked={isOther}
          onChange={() => setOther(true)}
        />
      </fieldset>
      {isOther ? <OtherCountry chosen={chosen} /> : null}
    </StepForm>
  );
}

function OtherCountry({ chosen }: { chosen: string }) {
  const { locale, t } = useApp();
  const others = listCountriesByName(locale).filter(({ id }) => !prepared.includes(id));
  return (
    <SelectField label={t('setup.country')} name="otherCountry" defaultValue={chosen} autoComplete="country">
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
