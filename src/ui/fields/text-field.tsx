import type { ComponentProps } from 'react';
import type { FieldTexts } from './field-text.tsx';
import { LabelledField } from './labelled-field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className'>;

/** Pass `autoComplete` (`email`, `postal-code`, …) so that the browser can fill in the field. */
export function TextField({ label, hint, error, id, ...props }: TextFieldProps) {
  return (
    <LabelledField
      {...{ label, hint, error, id }}
      control={(control) => <input type="text" {...control} {...props} />}
    />
  );
}
