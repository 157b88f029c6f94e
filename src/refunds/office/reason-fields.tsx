import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const MAX_WORDS = 500;

type ReasonFieldsProps<Reason extends string> = {
  reasons: readonly Reason[];
  textOf(reason: Reason): MessageKey;
  defaultReason?: Reason;
};

/** A reason of the list, and words beside it: the form's fields `because` and `words`. */
export function ReasonFields<Reason extends string>({ reasons, textOf, defaultReason }: ReasonFieldsProps<Reason>) {
  const t = useT();
  return (
    <>
      <SelectField label={t('refunds.because')} name="because" defaultValue={defaultReason ?? ''}>
        <option value="">{t('refunds.becauseNone')}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(textOf(reason))}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('refunds.words')}
        hint={t('refunds.wordsHint')}
        name="words"
        maxLength={MAX_WORDS}
        autoComplete="off"
      />
    </>
  );
}
