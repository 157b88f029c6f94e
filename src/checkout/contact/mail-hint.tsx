import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import { meantAddress } from './mail-domain.ts';

/** A button that puts in what was probably meant; null where nothing is to be offered. */
export function offerAddress(input: HTMLInputElement, t: Translate, onTaken: () => void): ReactNode {
  const email = meantAddress(input.value);
  if (!email) return null;
  const take = () => {
    // Past React's own notion of the value, so that it hears of the change as of any other.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, email);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    onTaken();
  };
  return (
    <Button size="small" onClick={take}>
      {t('field.emailMeant', { email })}
    </Button>
  );
}
