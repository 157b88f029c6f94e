// The frame of a field: its label above, hint and error below, tied to the control by their ids.
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldHint, type FieldTexts } from './field-text.tsx';

export type LabelledControl = {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type LabelledFieldProps = FieldTexts & { id: string | undefined; control(props: LabelledControl): ReactNode };

export function LabelledField({ label, hint, error, id, control }: LabelledFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      {control({
        id: fieldId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(fieldId, { hint, error }),
      })}
      <FieldHint id={fieldId} hint={hint} error={error} />
    </div>
  );
}
