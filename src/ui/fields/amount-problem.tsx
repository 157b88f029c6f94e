import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { type Currency, money } from '../../money.ts';
import { readAmount } from '../../numbers/read-amount.ts';
import { writeAmount } from '../../numbers/write-number.ts';
import { Button } from '../button.tsx';

type AmountProblemProps = {
  fieldId: string;
  currency: Currency;
  /** The text as it is typed. */
  text: string;
  /** Said of what is no amount at all. */
  error: string;
  onChoose(text: string): void;
};

/**
 * What is wrong with an amount: of one that could mean two things it asks which is meant, and writes that into the field.
 * Nobody's thousand becomes one, nor one a thousand.
 */
export function AmountProblem({ fieldId, currency, text, error, onChoose }: AmountProblemProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const reading = readAmount(text, { locale, currency });
  if (reading.kind !== 'ambiguous') return error;
  const choose = (minor: number) => {
    onChoose(writeAmount(minor, currency, locale));
    // The button goes.
    document.getElementById(fieldId)?.focus();
  };
  return (
    <span>
      {t('office.whichAmount')}{' '}
      {reading.readings.map((minor) => (
        <span key={minor}>
          <Button size="small" onClick={() => choose(minor)}>
            {format(money(minor, currency))}
          </Button>{' '}
        </span>
      ))}
    </span>
  );
}
