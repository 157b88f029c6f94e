// Why a photo was not taken, in words that are fetched when one is not.
import type { ComponentType } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { bindLateTexts } from '../../../i18n/late-texts.ts';
import { textsOf } from '../../../i18n/load-texts.ts';
import { type RefusalMessages, refusalMessage } from '../../../i18n/refusal-message.ts';

const uploadRefusals = {
  NotAPicture: 'pictures.refused_NotAPicture',
  BrokenPicture: 'pictures.refused_BrokenPicture',
  AnimatedPicture: 'pictures.refused_AnimatedPicture',
  HeicPicture: 'pictures.refused_HeicPicture',
  TooManyPixels: 'pictures.refused_TooManyPixels',
  TooManyBytes: 'pictures.refused_TooManyBytes',
  SignedOut: 'pictures.refused_SignedOut',
  Offline: 'pictures.refused_Offline',
  StoreAway: 'pictures.refused_StoreAway',
  StoreFull: 'pictures.refused_StoreFull',
  StoreRefuses: 'pictures.refused_StoreRefuses',
} as const satisfies RefusalMessages;

const loadRefusalTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/picture-refusals.ts`));

export async function bindUploadRefusal(): Promise<ComponentType<{ refusal: string }>> {
  const textsIn = await bindLateTexts(loadRefusalTexts);
  return ({ refusal }) =>
    textsIn(useApp().locale)(refusalMessage(uploadRefusals, refusal, 'pictures.refused_NotAPicture'));
}
