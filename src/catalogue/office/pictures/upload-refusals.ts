// Why a photo was not taken, and how to mend it.
import type { RefusalMessages } from '../../../i18n/refusal-message.ts';

export const uploadRefusals = {
  NotAPicture: 'pictures.refused_NotAPicture',
  BrokenPicture: 'pictures.refused_BrokenPicture',
  AnimatedPicture: 'pictures.refused_AnimatedPicture',
  HeicPicture: 'pictures.refused_HeicPicture',
  TooManyPixels: 'pictures.refused_TooManyPixels',
  TooManyBytes: 'pictures.refused_TooManyBytes',
  SignedOut: 'pictures.refused_SignedOut',
  Offline: 'pictures.refused_Offline',
} as const satisfies RefusalMessages;
