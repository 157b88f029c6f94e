import { type FocusEvent, type ReactNode, useState } from 'react';
import { useT } from '../app-instance.tsx';
import { DraftField, type SectionProps } from './draft/draft-field.tsx';
import { FormSection } from './form-section.tsx';

export function ContactSection(props: SectionProps) {
  const t = useT();
  const [meant, setMeant] = useState<ReactNode>(null);
  const offerMeant = async ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const { offerAddress } = await import('./contact/mail-hint.tsx');
    setMeant(offerAddress(input, t, () => setMeant(null)));
  };
  return (
    <FormSection title={t('checkout.contact')}>
      <DraftField
        {...props}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('field.emailHint')}
        onBlur={offerMeant}
      />
      <div role="status">{meant}</div>
      <DraftField {...props} name="phone" type="tel" inputMode="tel" autoComplete="tel" hint={t('field.phoneHint')} />
    </FormSection>
  );
}
