import { useT } from '../../app-instance.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { RefundQuote } from './refund-queries.ts';

type PartOfLineProps = {
  quote: RefundQuote;
  /** Null: for nothing in particular. */
  value: number | null;
  onChoose(position: number | null): void;
};

/** Says of whose price an amount that somebody has typed is a part: the VAT of that product goes back with it. */
export function PartOfLine({ quote, value, onChoose }: PartOfLineProps) {
  const t = useT();
  if (quote.lines.length < 2) return null;
  return (
    <SelectField
      label={t('refunds.ofLine')}
      hint={value === null ? null : t('refunds.ofLineHint')}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('refunds.ofOrder')}</option>
      {quote.lines.map(({ position, title, variantTitle }) => (
        <option key={position} value={position}>
          {[title, variantTitle].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
