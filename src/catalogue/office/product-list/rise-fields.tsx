// The fields for how much prices rise or fall, and how they end: for the grid's selection and for many products of the
// list.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { type Rounding, roundings } from '../../../shop/markets.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { readRise } from './read-rise.ts';

/** What is typed; `by` is null where it cannot be read, which is said once `isTried`. */
export function useRise() {
  const { locale } = useApp();
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>('exact');
  const [isTried, setTried] = useState(false);
  return { text, setText, rounding, setRounding, isTried, setTried, by: readRise(text, locale) };
}

type RiseProps = { rise: ReturnType<typeof useRise> };

export function RiseField({ rise, hint }: RiseProps & { hint: string }) {
  const { t } = useApp();
  return (
    <TextField
      label={t('products.by')}
      hint={hint}
      value={rise.text}
      autoComplete="off"
      error={rise.isTried && !rise.by ? t('products.badBy') : null}
      onChange={({ target }) => rise.setText(target.value)}
    />
  );
}

export function RoundingField({ rise }: RiseProps) {
  const { t } = useApp();
  return (
    <SelectField
      label={t('products.rounding')}
      value={rise.rounding}
      onChange={({ target }) => rise.setRounding(target.value as Rounding)}
    >
      {roundings.map((each) => (
        <option key={each} value={each}>
          {t(`products.rounding_${each}`)}
        </option>
      ))}
    </SelectField>
  );
}
