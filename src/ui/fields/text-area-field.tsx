import type { ComponentProps } from 'react';
import type { FieldTexts } from './field-text.tsx';
import { LabelledField } from './labelled-field.tsx';

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextAreaField({ label, hint, error, id, ...props }: TextAreaFieldProps) {
  return (
    <LabelledField
      {...{ label, hint, error, id }}
      control={(control) => <textarea rows={3} {...control} {...props} />}
    />
  );
}
