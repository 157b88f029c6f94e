import { useT } from '../app-instance.tsx';
import { DraftField, type SectionProps } from './draft/draft-field.tsx';
import { FormSection } from './form-section.tsx';

export function ContactSection(props: SectionProps) {
  const t = useT();
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
      />
      <DraftField {...props} name="phone" type="tel" inputMode="tel" autoComplete="tel" hint={t('field.phoneHint')} />
    </FormSection>
  );
}
