import { useT } from '../app-instance.tsx';
import type { Handover } from '../shipping/handover.ts';
import { DraftField, type SectionProps } from './draft/draft-field.tsx';
import { FormSection } from './form-section.tsx';

export function ContactSection({ handover, ...props }: SectionProps & { handover: Handover }) {
  const t = useT();
  const isCalled = handover !== 'in_person';
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
      <DraftField
        {...props}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isOptional={!isCalled}
        hint={isCalled && t('field.phoneHint')}
      />
    </FormSection>
  );
}
