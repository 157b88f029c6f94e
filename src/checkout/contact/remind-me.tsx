// The tick for one reminder of an order that was not finished; never ticked beforehand. What it sends is the language of
// the e-mail.
import type { ComponentType } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { fieldId } from '../draft/checkout-draft.ts';

const loadReminderTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/late-part.ts`));

/** `initial`: as the page began. */
type RemindMeProps = { initial: string };

/** With words that the first view does without. */
export async function bindRemindMe(): Promise<ComponentType<RemindMeProps>> {
  const textsIn = await bindLateTexts(loadReminderTexts);
  return ({ initial }) => {
    const { locale, shop } = useApp();
    const t = textsIn(locale);
    return (
      <CheckboxField
        id={fieldId('remindIn')}
        name="remindIn"
        value={locale}
        defaultChecked={initial !== ''}
        label={t('remindMe.label')}
        hint={t('remindMe.hint', { shop: shop.name })}
      />
    );
  };
}
