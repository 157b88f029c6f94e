// A text field of the draft: name, label, error and the first value follow from its name.
import type { ComponentProps } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../checkout.module.css';
import { type Checkbox, type CheckoutField, plainField, type TextField as TextName } from '../checkout-fields.ts';
import { fieldId } from './checkout-draft.ts';

/** What all sections get: the draft as the page began, and how to say what is wrong. */
export type SectionProps = {
  initial: Readonly<Record<TextName, string> & Record<Checkbox, boolean>>;
  errorOf(name: CheckoutField): string | undefined;
};

type DraftFieldProps = SectionProps &
  Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'id' | 'defaultValue' | 'error'> & {
    name: Exclude<TextName, 'country' | 'billingCountry' | 'shippingMethod' | 'pickupPoint' | 'pickupSearch' | 'note'>;
    label?: MessageKey;
    /** What it is called in every language, where a country has a name for it. */
    localName?: string | undefined;
    isOptional?: boolean;
  };

/** The server keeps no more than this of a field; the browser stops the typing there. */
const MAX_LENGTH = 200;

export function DraftField({ initial, errorOf, name, label, localName, isOptional, ...props }: DraftFieldProps) {
  const t = useT();
  return (
    <TextField
      id={fieldId(name)}
      name={name}
      label={
        <>
          {localName ?? t(label ?? (`field.${plainField(name)}` as MessageKey))}
          {isOptional ? <span className={styles.optional}> {t('field.optional')}</span> : null}
        </>
      }
      defaultValue={initial[name]}
      error={errorOf(name)}
      maxLength={MAX_LENGTH}
      enterKeyHint="next"
      aria-required={!isOptional}
      {...props}
    />
  );
}
