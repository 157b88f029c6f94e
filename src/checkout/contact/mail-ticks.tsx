// The ticks for e-mails that nobody has to get: one reminder of an order that was not finished, and the newsletter; neither
// is ever ticked beforehand. What a tick sends is the language in which it was read: of the e-mail, and of the consent.
import type { ComponentType } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { fieldId } from '../draft/checkout-draft.ts';

const loadTickTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/late-part.ts`));

/** `initial`: as the page began. */
type MailTicksProps = { initial: Pick<CheckoutDraftInput, 'remindIn' | 'newsletterIn'> };

/** Binds the part with words that the first view does without. */
export async function bindMailTicks(): Promise<ComponentType<MailTicksProps>> {
  const textsIn = await bindLateTexts(loadTickTexts);
  return ({ initial }) => {
    const { locale, shop } = useApp();
    const t = textsIn(locale);
    const values = { shop: shop.name };
    const tick = (name: 'remindIn' | 'newsletterIn', label: string, hint: string) => (
      <CheckboxField
        id={fieldId(name)}
        name={name}
        value={locale}
        defaultChecked={initial[name] !== ''}
        label={label}
        hint={hint}
      />
    );
    return (
      <>
        {shop.hasCartReminder ? tick('remindIn', t('remindMe.label'), t('remindMe.hint', values)) : null}
        {shop.hasNewsletter ? tick('newsletterIn', t('newsletterTick.label', values), t('newsletterTick.hint')) : null}
      </>
    );
  };
}
