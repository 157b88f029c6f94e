// The look of the shop: colours by day and by night, type, corners and pictures; with what comes of it beside them.
import type { ReactNode } from 'react';
import { cardRatioNames } from '../../../media/card-crop.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { LateShopPreview } from '../../../ui/office/preview/late-shop-preview.ts';
import { typefaceNames } from '../../brand/typefaces.ts';
import { colours } from '../brand/colours-field.tsx';
import { choice } from '../fields/choice-fields.tsx';
import { whole } from '../fields/number-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingsScreen } from '../settings-screen.ts';
import '../brand/brand-settings.module.css';

const LateBrandPreview = latePart(async () => (await import('../brand/brand-previews.tsx')).BrandPreviews);
const LateBrandChoices = latePart(async () => (await import('../brand/brand-choices.tsx')).BrandChoices);

/** The server writes what it has: without these, the first to ask got a page that React threw away. */
export const loadBrandScreen = async (): Promise<SettingsScreen> => {
  await Promise.all([LateBrandPreview.load(), LateBrandChoices.load(), LateShopPreview.load()]);
  return brandScreen;
};

const brandScreen: SettingsScreen = {
  ...settingsEntries.brand,
  Before: (props): ReactNode => <LateBrandChoices {...props} />,
  sections: [
    {
      title: 'brandSettings.colours',
      fields: [
        colours('light', 'brandSettings.light', { hint: 'brandSettings.lightHint' }),
        colours('dark', 'brandSettings.dark', { hint: 'brandSettings.darkHint' }),
      ],
    },
    {
      title: 'brandSettings.shape',
      fields: [
        choice('typeface', 'brandSettings.typeface', {
          hint: 'brandSettings.typefaceHint',
          options: () => typefaceNames.map((name) => ({ id: name, text: name })),
        }),
        whole('headingWeight', 'brandSettings.headingWeight', { hint: 'brandSettings.headingWeightHint' }),
        whole('radius.control', 'brandSettings.radiusControl', { hint: 'brandSettings.radiusHint' }),
        whole('radius.picture', 'brandSettings.radiusPicture', { hint: 'brandSettings.radiusHint' }),
        choice('pictures', 'brandSettings.pictures', {
          options: ({ t }) =>
            (['filled', 'hung'] as const).map((id) => ({ id, text: t(`brandSettings.pictures_${id}`) })),
        }),
        choice('cardRatio', 'brandSettings.cardRatio', {
          hint: 'brandSettings.cardRatioHint',
          options: ({ t, choices }) =>
            cardRatioNames.map((id) => {
              const text = t(`brandSettings.cardRatio_${id}`);
              return { id, text: id === choices.cardRatio ? t('brandSettings.fitsBest', { shape: text }) : text };
            }),
        }),
        choice('grounds', 'brandSettings.grounds', {
          hint: 'brandSettings.groundsHint',
          options: ({ t }) =>
            (['tinted', 'plain'] as const).map((id) => ({ id, text: t(`brandSettings.grounds_${id}`) })),
        }),
      ],
    },
  ],
  After: ({ data }): ReactNode => <LateBrandPreview brand={data} />,
};
